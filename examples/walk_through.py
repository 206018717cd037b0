# %% [markdown]
# # Parlour in ten cells
#
# Editors that know cells (`# %%`) run this file piece by piece, as a notebook; `python -m
# examples.walk_through` runs it whole. Everything comes from `import parlour`.

# %% What is there
import random

import parlour

for each in parlour.games():
    print(each.meta.id, "for", each.meta.min_seats, "to", each.meta.max_seats, "players:", parlour.bots(each))

# %% A table is a setup: a game, seats, and whatever is chosen
game = parlour.find_game("notre-dame")
setup = parlour.Setup("notre-dame", ("ann", "bob"), modules=("new-persons",), options={"scores": "open"})
state = game.start(setup)

# %% Chance is a seat (-1) and answers questions like everybody else
rng = random.Random(2026)
log = parlour.GameLog(setup, game.meta.rules_version, game.data_hash(setup))


def answer(seat: int, action: parlour.Action) -> None:
    """Apply an answer, and keep it."""
    parlour.apply(state, seat, action)
    log.record(seat, action.text)


while parlour.to_move(state)[0] < 0:
    answer(-1, parlour.legal(state, -1).sample(rng))
print("to answer:", parlour.to_move(state))

# %% What may ann do? The offer is lazy: iterate it, ask `in`, or draw a sample
ann = parlour.to_move(state)[0]
offer = parlour.legal(state, ann)
for action in offer:
    print("  ", action.text)

# %% And what may she not, and why? A refusal has a code, parameters, and a place in the rulebook
refusal = offer.why(game.parse("pass"))
if refusal is not None:
    print(refusal.reason, refusal.params, "rule:", refusal.rule)

# %% What she sees is not what there is: a view is built by allow-list
seen = parlour.view(game, state, ann)
print(sorted(seen.plain())[:8])

# %% From a view back to a state: what she cannot know is dealt anew
worlds = [parlour.determinize(game, seen, rng) for _ in range(3)]
print(
    "worlds in which she has the same answers:", sum(set(parlour.legal(w, ann)) == set(offer) for w in worlds)
)

# %% How would it go on at random?
leads = []
for world in worlds:
    tally = parlour.playout(world, rng)
    leads.append(game.scores(world)[0].total - game.scores(world)[1].total)
print("ann's leads:", leads)

# %% To the end, with a player who thinks
steward = parlour.find_bot("steward", "notre-dame")
while seats := parlour.to_move(state):
    seat = seats[0]
    if seat < 0:
        answer(seat, parlour.legal(state, seat).sample(rng))
    else:
        answer(seat, steward.choose(game, parlour.view(game, state, seat), rng))
print("scores:", [line.total for line in game.scores(state)])

# %% The log is the save: it is verified when it is read, and plays the same game again
text = log.dump()
again = parlour.replay(game, parlour.load(text))
print(
    "the same game:",
    [line.total for line in game.scores(again)] == [line.total for line in game.scores(state)],
)
