/** Runs in the page: finds sideways scrolling and overlapping texts. Uses nothing from outside, because its source is sent there. */
export function layoutFaults(): string[] {
  const root = document.documentElement;
  const faults: string[] = [];
  const named = (element: Element): string => {
    const words = (element.textContent ?? '').trim().replace(/\s+/gu, ' ').slice(0, 40);
    return `<${element.tagName.toLowerCase()}> “${words}”`;
  };
  const overflowOf = (element: Element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return `${overflowX} ${overflowY}`;
  };
  /** An element that clips or scrolls its content, so that it does not widen the page. */
  const isHeld = (element: Element): boolean => {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
      if (/auto|scroll|hidden|clip/.test(overflowOf(at))) return true;
    return false;
  };
  const all = [...document.body.querySelectorAll('*')].filter((element) =>
    element.checkVisibility(),
  );
  if (root.scrollWidth > root.clientWidth + 1) {
    const [widest] = all
      .filter((element) => !isHeld(element))
      .sort((a, b) => b.getBoundingClientRect().right - a.getBoundingClientRect().right)
      .slice(0, 1);
    faults.push(`the page scrolls sideways: ${widest ? named(widest) : ''}`);
  }
  const mayScroll = 'pre, table, [role=tablist], textarea';
  for (const element of all) {
    const scrolls = /^(auto|scroll)/.test(overflowOf(element));
    if (!scrolls || element.scrollWidth <= element.clientWidth + 1) continue;
    if (!element.matches(mayScroll) && !element.querySelector(mayScroll))
      faults.push(`scrolls sideways: ${named(element)}`);
  }

  interface Piece {
    readonly text: string;
    readonly layer: Element;
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }
  const isLayer = (element: Element): boolean =>
    element === document.body || /fixed|sticky|absolute/.test(getComputedStyle(element).position);
  const piecesOf = (node: Text): Piece[] => {
    const parent = node.parentElement;
    if (!parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
    let [left, top, right, bottom] = [-Infinity, -Infinity, Infinity, Infinity];
    let layer: Element = parent;
    for (; !isLayer(layer) && layer.parentElement; layer = layer.parentElement) {
      if (!/auto|scroll|hidden|clip/.test(overflowOf(layer))) continue;
      const frame = layer.getBoundingClientRect();
      left = Math.max(left, frame.left);
      top = Math.max(top, frame.top);
      right = Math.min(right, frame.right);
      bottom = Math.min(bottom, frame.bottom);
    }
    if (getComputedStyle(layer).clipPath === 'inset(50%)') return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()]
      .map((box) => ({
        text: node.data.trim().slice(0, 40),
        layer,
        left: Math.max(left, box.left),
        top: Math.max(top, box.top),
        right: Math.min(right, box.right),
        bottom: Math.min(bottom, box.bottom),
      }))
      .filter((box) => box.right - box.left > 2 && box.bottom - box.top > 2);
  };
  const pieces: Piece[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && node.data.trim() !== '') pieces.push(...piecesOf(node));
  pieces.forEach((one, index) => {
    for (const other of pieces.slice(index + 1)) {
      if (one.layer !== other.layer || one.text === other.text) continue;
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      const least = Math.min(one.bottom - one.top, other.bottom - other.top);
      if (wide > 2 && high > least * 0.35)
        faults.push(`lie on each other: “${one.text}” and “${other.text}”`);
    }
  });
  return [...new Set(faults)];
}
