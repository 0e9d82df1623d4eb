import type { RenderedShells } from './renderShells.tsx';

/** The style library's mark of a component: its class, and the classes of its styles. */
const mark = /data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}/g;

/**
 * Makes rendered shells small and allowed by the content security policy: short class names that the running product does not
 * use, no marks of the style library, and no style attributes.
 */
export function tidy({ css, shells, tables, notice }: RenderedShells): RenderedShells {
  const names = new Map<string, string>();
  const components = new Set<string>();
  for (const [, component = '', looks = ''] of css.matchAll(mark)) {
    components.add(component);
    for (const look of looks.split(',').filter(Boolean)) names.set(look, `s${names.size}`);
  }
  const rules = css
    .replace(/<\/?style[^>]*>/g, '')
    .replace(mark, '')
    .replaceAll('/*!sc*/', '')
    .replace(/\.([A-Za-z][\w-]*)/g, (whole, name: string) => {
      const short = names.get(name);
      return short === undefined ? whole : `.${short}`;
    })
    .replace(/\s*\n\s*/g, ' ')
    .trim()
    // Only variables that the shell uses are kept; the product defines all of them later.
    .replace(/(--[\w-]+):[^;}]*;/g, (whole, name: string) =>
      css.includes(`var(${name})`) ? whole : '',
    );
  const used = [...components].find((name) => rules.includes(`.${name}`));
  if (used !== undefined) throw new Error(`A rule of the shell names the component ${used}.`);
  const kept = (name: string) => names.get(name) ?? (hasRule(rules, name) ? name : []);
  const withPlain = (rendered: RenderedShells['shells']) =>
    Object.fromEntries(
      Object.entries(rendered).map(([path, markup]) => [path, plain(markup, kept)]),
    );
  if (Object.values(shells).some((markup) => / style="/.test(markup)))
    throw new Error('The shell has a style attribute.');
  return {
    css: rules,
    shells: withPlain(shells),
    tables: withPlain(tables),
    notice: plain(notice, kept),
  };
}

const hasRule = (rules: string, name: string): boolean =>
  new RegExp(`\\.${name}(?![\\w-])`).test(rules);

function plain(markup: string, kept: (name: string) => string | string[]): string {
  return (
    markup
      .replace(/ class="([^"]*)"/g, (_, list: string) => {
        const names = list.split(' ').flatMap(kept);
        return names.length === 0 ? '' : ` class="${names.join(' ')}"`;
      })
      // The policy forbids style attributes in markup: the script that fills a table sets them.
      .replace(/ style="/g, ' data-style="')
      // Hidden navigation is not needed before the product has loaded.
      .replace(/<nav [^>]*\bhidden=""[^>]*>.*?<\/nav>/g, '')
      .replaceAll(' xmlns="http://www.w3.org/2000/svg"', '')
      .replace(/ aria-(controls|expanded|haspopup)="[^"]*"/g, '')
  );
}
