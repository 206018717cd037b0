"""What a server asks of its workers travels as a pickle, also where the records are compiled."""

import pickle

from parlour.kernel.game import Setup


def test_a_setup_arrives_as_it_was_sent() -> None:
    sent = Setup("obsession", ("Ada", "Ben"), ("teams",), {"opponent": "eden"}, {"a.b": 3})
    arrived = pickle.loads(pickle.dumps(sent, pickle.HIGHEST_PROTOCOL))
    assert arrived == sent
    assert (arrived.game, arrived.seats, arrived.modules) == (sent.game, sent.seats, sent.modules)
    assert (arrived.options, arrived.corrections) == (sent.options, sent.corrections)
