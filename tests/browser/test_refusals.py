"""A refusal links to the rule behind it."""

from playwright.sync_api import expect

from tests.browser.conftest import NewGuest


def test_a_refused_command_links_to_its_rule(new_guest: NewGuest) -> None:
    ana = new_guest("Ana")
    ana.makes_a_table()
    ana.adds_bots(1)
    ana.starts()
    ana.opens("Text view")
    ana.sees("Letter Jam, round 1")
    ana.types("offer 1")
    answer = ana.page.locator("#command-answer")
    expect(answer).to_contain_text("Draft a clue first, then offer it.")
    with ana.context.expect_page() as opened:
        answer.get_by_role("link", name="The rule: What you may say about a clue").click()
    rule = opened.value.locator(".marked")
    expect(rule).to_contain_text("What you may say about a clue")
    expect(rule).to_be_in_viewport()


def test_a_barred_button_shows_the_reason_and_escape_closes_it(new_guest: NewGuest) -> None:
    ana = new_guest("Ana")
    ana.makes_a_table()
    ana.button("Start the game").focus()
    ana.page.keyboard.press("Enter")
    bubble = ana.page.locator(".bubble")
    expect(bubble).to_contain_text("Letter Jam is for 2 to 6 players, not 1.")
    rule = bubble.get_by_role("link", name="The rule: Players and words")
    expect(rule).to_have_attribute("href", "/rules/letterjam#LJ-S1")
    ana.page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)


# Turns off the eight-second timer of the bubble, so that only input can close it.
NO_TIMER = """{
  const later = window.setTimeout
  window.setTimeout = (run, after, ...rest) => (after === 8000 ? 0 : later(run, after, ...rest))
}"""


def test_the_next_input_hides_a_refusal_and_the_live_region_keeps_it(new_guest: NewGuest) -> None:
    ana = new_guest("Ana")
    ana.context.add_init_script(NO_TIMER)
    ana.makes_a_table()
    start, bubble = ana.button("Start the game"), ana.page.locator(".bubble")
    why = "Letter Jam is for 2 to 6 players, not 1."
    heard = ana.page.get_by_role("log").filter(has_text=why)

    start.click()
    expect(bubble).to_contain_text(why)
    ana.page.get_by_role("heading", name="Letter Jam").click()
    expect(bubble).to_have_count(0)
    expect(heard.first).to_be_attached()

    start.click()
    expect(bubble).to_contain_text(why)
    # Tab only moves the focus to the rule; any other key hides the bubble.
    ana.page.keyboard.press("Tab")
    expect(bubble).to_contain_text(why)
    ana.page.keyboard.press("x")
    expect(bubble).to_have_count(0)

    start.click()
    expect(bubble).to_contain_text(why)
    box = bubble.get_by_text(why).bounding_box()
    assert box is not None
    ana.page.mouse.click(box["x"] + 5, box["y"] + 5)
    expect(bubble).to_have_count(0)

    start.click()
    with ana.context.expect_page():
        bubble.get_by_role("link", name="The rule").click()
