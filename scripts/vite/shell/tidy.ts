import type { Drawn } from './drawShells.tsx';

/** A note of the style library: the class of a component and the classes of its looks. */
const note = /data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}/g;

/**
 * What was drawn, made small and fit for the strict policy: short class names, which no component of the running product
 * shares, no notes of the style library, and no style attributes.
 */
export function tidy({ css, shells }: Drawn): Drawn {
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
  return {
    css: rules,
    shells: Object.fromEntries(
      Object.entries(shells).map(([path, markup]) => [path, plain(markup, names)]),
    ),
  };
}

function plain(markup: string, names: ReadonlyMap<string, string>): string {
  if (/ style="/.test(markup)) throw new Error('The shell has a style attribute.');
  return (
    markup
      .replace(/ class="([^"]*)"/g, (_, list: string) => {
        const kept = list.split(' ').flatMap((name) => names.get(name) ?? []);
        return kept.length === 0 ? '' : ` class="${kept.join(' ')}"`;
      })
      // What is not in sight is not needed before the product itself is there.
      .replace(/<nav [^>]*\bhidden=""[^>]*>.*?<\/nav>/g, '')
      .replaceAll(' xmlns="http://www.w3.org/2000/svg"', '')
      .replace(/ aria-(controls|expanded|haspopup)="[^"]*"/g, '')
  );
}
