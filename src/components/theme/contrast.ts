import { colorRoles, type ColorRole } from './tokens.ts';

type Theme = 'light' | 'dark';
type Pair = readonly [ColorRole, ColorRole];

/** WCAG relative luminance of an opaque OKLCH colour. */
function luminance(oklch: string): number {
  const [L = 0, C = 0, hue = 0] = (oklch.match(/[\d.]+/g) ?? []).map(Number);
  const a = C * Math.cos((hue * Math.PI) / 180);
  const b = C * Math.sin((hue * Math.PI) / 180);
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  const red = clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The ratio of two opaque colours after WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The ratio of two roles in a theme. */
export const ratioOf = ([one, other]: Pair, theme: Theme): number =>
  contrast(colorRoles[one][theme], colorRoles[other][theme]);

/** The best level of WCAG 2.2 that text of any size reaches; 3:1 is enough for edges, icons and focus rings. */
export function levelOf(ratio: number): string {
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  return ratio >= 3 ? 'not for text' : 'too low';
}

const pairs = (roles: readonly ColorRole[], grounds: readonly ColorRole[]): readonly Pair[] =>
  roles.flatMap((role) => grounds.map((ground): Pair => [role, ground]));

/** Text and what it stands on. */
export const textPairs: readonly Pair[] = [
  ...pairs(
    ['text', 'muted', 'accent', 'danger', 'warning', 'success', 'info'],
    ['surface', 'raised', 'sunken', 'hover'],
  ),
  ['danger', 'dangerSoft'],
  ['warning', 'warningSoft'],
  ['success', 'successSoft'],
  ['info', 'infoSoft'],
  ['accent', 'accentSoft'],
  ['text', 'accentSoft'],
  ['accentText', 'accent'],
  ['accentText', 'accentHover'],
  ['raised', 'danger'],
];

/** Edges of controls and focus rings, and what they stand on. */
export const edgePairs = pairs(['lineStrong', 'focus'], ['surface', 'raised', 'sunken']);
