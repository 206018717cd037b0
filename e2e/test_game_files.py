"""Games as files: taken up at a table, checked, and played again."""

from __future__ import annotations

from pathlib import Path

from tests.browser.fixtures import Visit
from tests.browser.harness import Clicker, Server
from tests.browser.moments import made_at, played


def test_a_file_is_taken_up_and_played_on(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(played("obsession", 1, "choose-turn"), encoding="utf-8")
    page = visit().go("/")
    page.locator("#lb-files input[type=file], .lb-file input").first.set_input_files(file)
    page.wait_for_selector(".tb-table-page, .os-frame")
    assert Clicker(page, 1).commit()


def test_a_file_is_checked_and_a_damaged_one_refused(visit: Visit, tmp_path: Path) -> None:
    whole = played("notre-dame", 3)
    good, bad = tmp_path / "good.jsonl", tmp_path / "bad.jsonl"
    good.write_text(whole, encoding="utf-8")
    lines = whole.splitlines()
    bad.write_text("\n".join([*lines[:40], *lines[41:]]), encoding="utf-8")
    visitor = visit()
    page = visitor.go("/verify")
    page.locator("input[type=file]").set_input_files(good)
    page.wait_for_selector("#lb-verify-yes .lb-score")
    assert "Mara" in page.locator("#lb-verify-yes .lb-score").inner_text()
    assert visitor.axe() == []
    visitor.quiet = False  # the browser reports a refused request on the console
    page.locator("input[type=file]").set_input_files(bad)
    page.wait_for_selector("#lb-verify-no")
    assert page.locator("#lb-verify-yes").count() == 0


def test_a_game_leaves_as_a_file_that_proves_itself(visit: Visit, server: Server, tmp_path: Path) -> None:
    made = made_at(server, "obsession", 2)
    visitor = visit()
    page = visitor.sit(made)
    page.wait_for_selector(".tb-end")
    page.locator("[data-menu]").click()
    with page.expect_download() as download:
        page.locator("dialog[open] [data-export]").click()
    file = tmp_path / "game.jsonl"
    download.value.save_as(file)
    visitor.go("/verify")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_selector("#lb-verify-yes")


def test_a_rematch_has_the_same_people_at_a_new_table(visit: Visit, server: Server) -> None:
    made = made_at(server, "notre-dame", 3)
    first, second = visit(), visit()
    for each in (first, second):
        each.sit(made)
        each.page.wait_for_selector(".tb-end")
    first.page.locator("[data-rematch]").click()
    first.page.wait_for_selector(".tb-end", state="detached")
    first.page.wait_for_selector(".tb-curtain, .tb-table-page, .os-frame")
    assert made["table"]["id"] not in first.page.url
    link = second.page.locator(".tb-end-deeds a[href^='#/t/']")
    link.wait_for()
    link.click()
    second.page.wait_for_selector(".tb-end", state="detached")
    assert second.page.url == first.page.url
    second.page.wait_for_selector(".tb-curtain [data-curtain]")
    assert (
        second.page.locator("[data-curtain]").count() == 3 or second.page.locator(".tb-curtain").count() == 1
    )
