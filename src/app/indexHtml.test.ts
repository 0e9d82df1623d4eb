import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colorRoles } from '#components/theme/tokens.ts';
import { readSettings } from '#domain/settings/readSettings.ts';
import { t } from '#domain/words/translate.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const html = read('index.html');

describe('index.html', () => {
  it('contains settings that development can start with', () => {
    const block = /<script type="application\/json" id="settings">([\s\S]*?)<\/script>/.exec(html);
    expect(readSettings(block?.[1]).isUsable).toBe(true);
  });

  it.each(['surface', 'muted', 'accent', 'line'] as const)(
    'uses the colour %s of the theme while it loads',
    (role) => {
      const { light, dark } = colorRoles[role];
      expect(html).toContain(`light-dark(${light}, ${dark})`);
    },
  );

  it('draws the mark and has the text of the product', () => {
    const mark = read('src/components/Mark/Mark.tsx');
    const drawn = [...mark.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
    expect(drawn).toHaveLength(3);
    const places = [html, read('public/favicon.svg'), read('server/identity/page.ts')];
    for (const path of drawn) for (const place of places) expect(place).toContain(path);
    expect(html).toContain(t('general.loading'));
  });

  it('defines the fallback fonts that the product names', () => {
    const named = read('src/components/theme/GlobalStyle.tsx').match(/'Inter Fallback[^']*'/g);
    expect(named).toHaveLength(2);
    for (const name of named ?? [])
      expect(html).toMatch(new RegExp(`@font-face \\{\\s+font-family: ${name};`));
  });

  it('has elements for announcements and toasts beside the root', () => {
    expect(html).toMatch(
      /<\/div>\s*(<!--[^>]*-->\s*)?<div id="live"><\/div>\s*<div id="toasts"><\/div>/,
    );
  });
});
