"""Corrections: a value of one's own copy, kept as a data set, and a table that is played with it."""

from __future__ import annotations

import json

from tests.browser.fixtures import Visit
from tests.browser.harness import Server


def test_a_corrected_value_makes_a_data_set_and_a_table(visit: Visit, server: Server) -> None:
    visitor = visit()
    page = visitor.go("/data/obsession")
    page.wait_for_selector(".ln-factlist")
    shipped = page.locator(".ln-hashes code").first.inner_text()
    page.locator(".ln-filters input").fill("vp")
    numbers = page.locator("[data-fact$='.vp'], [data-fact*='.vp']")
    numbers.first.click()
    field = page.locator("dialog .ln-editing input").first
    field.wait_for()
    was = int(field.input_value())
    field.fill(str(was + 1))
    page.wait_for_selector("[data-take-over]:not([disabled])")
    page.locator("[data-take-over]").click()
    page.wait_for_selector("dialog", state="detached")
    own = page.locator(".ln-hashes code").nth(1)
    page.wait_for_function("() => document.querySelectorAll('.ln-hashes code')[1]?.textContent.length > 4")
    corrected = own.inner_text()
    assert corrected != shipped
    page.locator(".ln-own input[type=text], .ln-own input:not([type])").first.fill("My copy")
    page.locator("[data-keep-data]").click()
    page.wait_for_selector(".ln-own .ui-button-danger")  # it is kept, and can be deleted

    visitor.go("/new/obsession")
    choice = page.locator("#lb-data select, .lb-new-side select").first
    choice.wait_for()
    choice.select_option(index=1)
    page.locator("input[autocomplete=nickname]").fill("Mara")
    page.wait_for_function(
        "hash => document.querySelector('.lb-new-side').textContent.includes(hash)", arg=corrected
    )
    page.wait_for_selector(".lb-ready-fine")
    page.locator(".lb-create button[type=submit]").click()
    page.wait_for_selector(".tb-table-page, .os-frame")
    table = page.url.rsplit("/", 1)[1]
    token = page.evaluate("table => JSON.parse(localStorage['parlour.tables'])[table].tokens[0]", table)
    told = json.loads(server.get(f"/api/tables/{table}", token))
    assert told["corrected"] is True
    assert told["data"] == corrected
    page.locator("[data-menu]").click()
    page.wait_for_selector("dialog[open]")
    assert corrected in page.locator("dialog[open]").inner_text()
    assert page.locator("dialog[open] [data-corrected]").count() == 1
