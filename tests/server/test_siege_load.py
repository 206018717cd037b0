"""The load generator keeps to its share and plays without errors; speed itself is not for a unit test."""

from __future__ import annotations

import asyncio

import pytest

from tools.siege.load import Governor, Load, Result, loaded_server


def _loaded(seconds: float) -> Result:
    with loaded_server() as (server, _):

        async def play() -> Result:
            return await Load(server).run(tables=4, seconds=seconds)

        result = asyncio.run(play())
        assert server.faults() == []
    return result


@pytest.mark.slow
def test_the_generator_plays_several_tables_without_errors() -> None:
    for seconds in (3, 15, 60):  # a busy machine may come to nothing in a few seconds
        result = _loaded(seconds)
        assert result.errors == []
        if result.submits > 0:
            break
    assert result.submits > 0
    assert result.moves >= result.submits
    assert result.bytes_a_move > 0


def test_the_governor_lets_nobody_send_while_over_its_share() -> None:
    governor = Governor(share=0.5)
    governor.used -= 0.06  # as if so much processor time had gone by at once

    async def wait() -> float:
        await governor.turn()
        return governor.measured()

    assert asyncio.run(wait()) <= 0.5
