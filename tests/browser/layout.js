// What is wrong with the layout of what is to be seen; runs in the page.
() => {
    const { innerWidth: width, innerHeight: height } = window;
    const wrong = [];
    const whole = document.documentElement;
    const isScreen = document.querySelector('.os-frame') !== null;
    const nameOf = (each) => [each.tagName.toLowerCase(), ...each.classList].join('.');
    const told = (element) => {
        const words = (element.textContent ?? '').trim().slice(0, 40);
        return (element.parentElement ? nameOf(element.parentElement) + ' > ' : '') + nameOf(element) + ' "' + words + '"';
    };
    if (whole.scrollWidth > width) wrong.push('wider than the window: ' + whole.scrollWidth);
    if (isScreen && whole.scrollHeight > height) wrong.push('higher than the window: ' + whole.scrollHeight);

    /** What cuts a box off, of all that it stands in; empty for nothing: what can be scrolled to is not, where scrolling is allowed. */
    const cutter = (node, box, canScroll) => {
        let { left, top, right, bottom } = box;
        for (let at = node.parentElement; at !== null && at !== whole; at = at.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(at);
            if (overflowX === 'visible' && overflowY === 'visible') continue;
            const own = at.getBoundingClientRect();
            const scrolls = (how) => canScroll && (how === 'auto' || how === 'scroll');
            if (scrolls(overflowX)) [left, right] = [own.left, own.right];
            else if (overflowX !== 'visible' && (left < own.left - 1 || right > own.right + 1)) return nameOf(at);
            if (scrolls(overflowY)) [top, bottom] = [own.top, own.bottom];
            else if (overflowY !== 'visible' && (top < own.top - 1 || bottom > own.bottom + 1)) return nameOf(at);
        }
        return left < -1 || right > width + 1 || (isScreen && (top < -1 || bottom > height + 1)) ? 'the window' : '';
    };
    const isSeen = (element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
    /** Said to those who listen only: in a box of a pixel. */
    const isHidden = (element) => {
        for (let at = element; at !== null && at !== whole; at = at.parentElement) {
            const { width, height } = at.getBoundingClientRect();
            if (getComputedStyle(at).position === 'absolute' && width <= 1 && height <= 1) return true;
        }
        return element.closest('.os-skip') !== null;
    };
    /** Words that end with dots where there is no room, on something that tells all of it to whoever hovers. */
    const isShortened = (element) => {
        let isDotted = false;
        for (let at = element; at !== null && at !== whole; at = at.parentElement) {
            const { textOverflow, webkitLineClamp } = getComputedStyle(at);
            isDotted ||= textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
            if (isDotted && (at.title || at.dataset.peek)) return true;
        }
        return false;
    };

    /** Whether something else lies over the middle of a box. */
    const cover = (element, box) => {
        const x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2;
        if (x < 0 || y < 0 || x >= width || y >= height) return null;
        const found = document.elementFromPoint(x, y);
        const isBar = !isScreen && found?.closest('.tb-tabs, .tb-commit, .tb-status, .tb-header');
        return found === null || isBar || element.contains(found) || found.contains(element) ? null : found;
    };

    // Answers: each has a control that is whole, in the window, and can be hit.
    const answers = new Map();
    for (const each of document.querySelectorAll('[data-action], [data-part]')) {
        if (!isSeen(each)) continue;
        const key = each.dataset.action !== undefined ? 'action ' + each.dataset.action : 'part ' + each.dataset.part;
        const box = each.getBoundingClientRect();
        const over = cover(each, box);
        const by = cutter(each, box, !isScreen);
        const fault = by !== '' ? 'cut off by ' + by : over !== null ? 'under ' + told(over) : '';
        const before = answers.get(key);
        if (before === undefined || (before !== '' && fault === '')) answers.set(key, fault === '' ? '' : fault + ': ' + told(each));
    }
    for (const [key, fault] of answers) if (fault !== '') wrong.push(key + ' ' + fault);

    // The main button and the question; at the end nothing is asked.
    if (isScreen && document.querySelector('.tb-end-screen') === null) {
        for (const place of ['.os-commit', '.os-question h1']) {
            const each = document.querySelector(place);
            if (each === null) continue;
            const box = each.getBoundingClientRect();
            const by = cutter(each, box, false);
            if (by !== '') wrong.push(place + ' is cut off by ' + by);
        }
        const places = ['.os-top', '.os-stage', '.os-rail', '.os-strip', '.os-tray-place'].map((name) => [name, document.querySelector(name)?.getBoundingClientRect()]);
        for (const [one, a] of places) for (const [two, b] of places)
            if (one < two && a && b && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
                wrong.push(one + ' lies over ' + two);
    }

    /** Whether a line is in sight at all: not scrolled away. */
    const isInside = (node, { left, top, right, bottom }) => {
        for (let at = node.parentElement; at !== null && at !== whole; at = at.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(at);
            if (overflowX === 'visible' && overflowY === 'visible') continue;
            const own = at.getBoundingClientRect();
            if (bottom > own.bottom + 1 || top < own.top - 1 || right > own.right + 1 || left < own.left - 1) return false;
        }
        return true;
    };

    // Words: none cut off, none covered.
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const seen = new Set();
    const lines = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const element = node.parentElement;
        if ((node.textContent ?? '').trim() === '' || element === null || !isSeen(element) || isHidden(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) {
            if (box.width < 1 || box.height < 1) continue;
            // Lines are higher than their letters.
            const inner = { left: box.left, right: box.right, top: box.top + box.height * 0.2, bottom: box.bottom - box.height * 0.2 };
            if (isInside(node, inner)) lines.push({ element, ...inner });
            const by = seen.has(element) ? '' : cutter(node, inner, true);
            if (by !== '' && !isShortened(element)) {
                seen.add(element);
                wrong.push('words cut off by ' + by + ': ' + told(element));
            }
        }
    }
    // A word that goes on in the next line without a hyphen is hard to read; numbers that end with dots say nothing.
    for (let node = (walker.currentNode = document.body, walker.nextNode()); node !== null; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!isScreen || element === null || !isSeen(element) || isHidden(element) || !element.closest('.os-frame')) continue;
        const text = node.textContent ?? '';
        const range = document.createRange();
        for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}’']+/gu)) {
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const [first, ...more] = [...range.getClientRects()].filter((box) => box.width > 1);
            if (more.some((box) => box.top > first.top + 3)) wrong.push('word in two lines: ' + word + ' in ' + told(element));
        }
        const line = element.closest('.obs-offer > .obs-state > span, .nds-ledger dd > b');
        if (line !== null && /\d/.test(text) && line.scrollWidth > line.clientWidth + 1) wrong.push('number cut short: ' + told(line));
    }
    /** What is laid over the stage is a layer of its own. */
    const layer = (element) => element.closest('.os-over, dialog, details[open] > div, .obs-crowd, svg') ?? document.body;
    // No pieces lie over words.
    const pieces = [...document.querySelectorAll('.obs-conveyor .ob-piece')].filter(isSeen);
    for (const piece of pieces) {
        const box = piece.getBoundingClientRect();
        for (const two of lines) {
            if (layer(two.element) !== document.body) continue;
            const wide = Math.min(box.right, two.right) - Math.max(box.left, two.left);
            const high = Math.min(box.bottom, two.bottom) - Math.max(box.top, two.top);
            if (wide > 2 && high > 3) wrong.push('a piece over ' + told(two.element));
        }
    }
    // No words lie over others, but for cards that overlap on purpose and what is laid over the stage.
    const boxes = lines.filter(({ element }) => isScreen && layer(element) === document.body);
    boxes.forEach((one, at) => {
        for (const two of boxes.slice(at + 1)) {
            if (one.element.contains(two.element) || two.element.contains(one.element)) continue;
            const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
            const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
            if (wide > 3 && high > 4) wrong.push(told(one.element) + ' over ' + told(two.element));
        }
    });
    return wrong;
}
