import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onLinkIntent } from './ahead.ts';

/** An element, and the link that it is or stands in. */
class FakeElement {
  readonly link: object | null;
  constructor(link: object | null) {
    this.link = link;
  }
  closest() {
    return this.link;
  }
}

const origin = 'http://acme.localhost';
const link = { origin, target: '', pathname: '/keyword-research' };

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('window', { location: { origin } });
  vi.stubGlobal('Element', FakeElement);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function meet(name: string, target: object | null): void {
  const event = new Event(name);
  Object.defineProperty(event, 'target', { value: new FakeElement(target) });
  document.dispatchEvent(event);
}

it.each(['pointerover', 'touchstart', 'focusin'])(
  'tells the path of a link at its %s, until it is stopped (D82)',
  (name) => {
    const told = vi.fn<(pathname: string) => void>();
    const stop = onLinkIntent(told);
    meet(name, link);
    expect(told.mock.calls).toEqual([['/keyword-research']]);
    stop();
    meet(name, link);
    expect(told).toHaveBeenCalledOnce();
  },
);

it('tells nothing of another origin, a link that opens a tab, and what is no link', () => {
  const told = vi.fn<(pathname: string) => void>();
  const stop = onLinkIntent(told);
  meet('pointerover', { ...link, origin: 'http://other.example' });
  meet('pointerover', { ...link, target: '_blank' });
  meet('pointerover', null);
  stop();
  expect(told).not.toHaveBeenCalled();
});
