import { describe, expect, it } from 'vitest';
import { withNotice, withSettings } from './appSettings.ts';

const read = (html: string): unknown =>
  JSON.parse(/<script[^>]*id="settings"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? 'null');

describe('withSettings', () => {
  it('replaces the settings of the page and changes nothing else', () => {
    const html =
      '<head><script type="application/json" id="settings">\n{"a":1}\n</script><script src="/a.js"></script></head>';
    const filled = withSettings(html, { b: 2 });
    expect(read(filled)).toEqual({ b: 2 });
    expect(filled).toContain('<script src="/a.js"></script></head>');
    expect(filled).not.toContain('"a"');
  });

  it('adds a block to a page without settings', () => {
    const filled = withSettings('<html><head><title>x</title></head><body></body></html>', {
      b: 2,
    });
    expect(read(filled)).toEqual({ b: 2 });
    expect(filled.indexOf('settings')).toBeLessThan(filled.indexOf('</head>'));
  });

  it('cannot be broken out of, and takes dollar signs literally', () => {
    const settings = { name: '</script><script>alert(1)</script> $& $1' };
    const filled = withSettings(
      '<script id="settings" type="application/json"></script>',
      settings,
    );
    expect(read(filled)).toEqual(settings);
    expect(filled.match(/<\/script>/g)).toHaveLength(1);
  });
});

describe('withNotice', () => {
  const notice = { text: 'Sample', link: '', tone: 'neutral' } as const;
  const page = (settings: object) => withSettings('<head></head>', settings);

  it('adds it to the settings the page was built with', () => {
    expect(read(withNotice(page({ a: 1 }), notice))).toEqual({ a: 1, notice });
  });

  it('does not change the deployer’s own notice, or a page without settings', () => {
    const own = page({ notice: { ...notice, text: 'Mine' } });
    expect(withNotice(own, notice)).toBe(own);
    expect(withNotice('<head></head>', notice)).toBe('<head></head>');
  });
});
