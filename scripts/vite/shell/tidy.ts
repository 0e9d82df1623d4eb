import type { Drawn } from './drawShells.tsx';

/** The class of a component and the classes of its styles, as the style library writes them. */
const note = /data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}/g;

/**
 * What was drawn, made small and fit for the strict policy: short class names, which no component of the running product
 * shares, no notes of the style library, and no style attributes.
 */
export function tidy({ css, shells, tables, notice }: Drawn): Drawn {
  const names = new Map<string, string>();
  const components = new Set<string>();
  for (const [, component = '', looks = ''] of css.matchAll(note)) {
    components.add(component);
    for (const look of looks.split(',').filter(Boolean)) names.set(look, `s${names.size}`);
  }
  const rules = css
    .replace(/<\/?style[^>]*>/g, '')
    .replace(note, '')
    .replaceAll('/*!sc*/', '')
    .replace(/\.([A-Za-z][\w-]*)/g, (whole, name: string) => {
      const short = names.get(name);
      return short === undefined ? whole : `.${short}`;
    })
    .replace(/\s*\n\s*/g, ' ')
    .trim()
    // A variable is set where the shell uses it; the product brings them all.
    .replace(/(--[\w-]+):[^;}]*;/g, (whole, name: string) =>
      css.includes(`var(${name})`) ? whole : '',
    );
  const used = [...components].find((name) => rules.includes(`.${name}`));
  if (used !== undefined) throw new Error(`A rule of the shell names the component ${used}.`);
  const kept = (name: string) => names.get(name) ?? (hasRule(rules, name) ? name : []);
  const withPlain = (drawn: Drawn['shells']) =>
    Object.fromEntries(Object.entries(drawn).map(([path, markup]) => [path, plain(markup, kept)]));
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
      // The policy refuses style attributes: the script that fills a table puts them on.
      .replace(/ style="/g, ' data-style="')
      // What is not in sight is not needed before the product itself is there.
      .replace(/<nav [^>]*\bhidden=""[^>]*>.*?<\/nav>/g, '')
      .replaceAll(' xmlns="http://www.w3.org/2000/svg"', '')
      .replace(/ aria-(controls|expanded|haspopup)="[^"]*"/g, '')
  );
}
