### Obsession. What is wrong with facts, setups and positions of the game.

## Facts of Obsession

error-condition-without-amount = “{ $path }” has a condition without an amount.
error-condition-without-servants = “{ $path }” has a condition that names no servants.
error-condition-without-tiles = “{ $path }” has a condition that names no tiles.
error-empty-favour = The favour at “{ $path }” gives nothing.
error-fixed-value = “{ $key }” at “{ $path }” cannot be corrected.
error-keep-too-many = “{ $path }” keeps { $keep } of { $look } cards.
error-monument-total = The monuments at “{ $path }” do not add up to { $total }.
error-not-in-hundreds = “{ $path }” must be in hundreds of pounds, not { $value }.
error-position-without-space = “{ $path }” has no space for the position { $position }.
error-reputation-table-length = The reputation table at “{ $path }” does not have one value for each level.
error-unknown-mark = The mark “{ $path }” points to no value.

## Obsession

error-unknown-family = The family “{ $family }” is not known. Known are: { $known }.
error-families-do-not-fit = { $seats } seats need as many different families, not “{ $families }”.
error-unknown-monument = The monument “{ $monument }” is not known. Known are: { $known }.
error-monuments-do-not-fit = The bag takes { $number } different monuments, not “{ $monuments }”.
error-monument-required = The monument “{ $monument }” must be among them.
error-monument-barred = The monument “{ $monument }” is replaced and cannot be among them.
error-service-tiles-unused = Service tiles can be named only with intensive service of a free choice: “{ $tiles }”.
error-unknown-service-tile = The tile “{ $tile }” cannot start in the first market. Possible are: { $known }.
error-service-tiles-do-not-fit = The first market takes { $number } different service tiles, not “{ $tiles }”.
error-teams-need-four-or-six = Teams need four or six seats, not { $seats }.
error-tableau-needs-rivals = The Tableau needs at least two seats; alone there is the Estate Challenge.
error-duel-needs-two = A Duel is for two seats, not { $seats }.
error-too-few-families = There are { $families } families for { $seats } seats; the Howard and the Wessex family bring one more each.
error-more-guests-needed = { $seats } seats need the guests of the module “{ $module }”.
error-howard-needs-servants = The Howard family needs the module “{ $module }”, except at a table of six.
error-opponent-needs-servants = The opponent “{ $opponent }” needs the module “{ $module }”.
error-unknown-promo-guest = The promo guest “{ $guest }” is not known. Known are: { $known }.
error-promo-guest-twice = A promo guest is named twice: “{ $guests }”.
error-unknown-milestone = The milestone “{ $milestone }” is not known. Known are: { $known }.
error-milestone-needs-servants = The milestone “{ $milestone }” needs the servants of Upstairs, Downstairs.
error-milestones-do-not-fit = The game takes { $number } different milestones, not “{ $milestones }”.
error-opponent-plays-standard = The opponent “{ $opponent }” plays the standard length only.

## Data

ui-warning-component-count = There are { $count } of these components; { $expected } were expected: { $name }.
ui-warning-unlike-role = The card differs from the others of its role ({ $role }): { $card }.
ui-warning-falling-chart = A chart of this opponent falls from one season to the next: { $opponent }.
