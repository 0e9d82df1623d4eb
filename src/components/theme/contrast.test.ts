import { describe, expect, it } from 'vitest';
import { colorRoles, type ColorRole } from './tokens.ts';

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

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

const grounds: readonly ColorRole[] = ['surface', 'raised', 'sunken', 'hover'];
const texts: readonly ColorRole[] = [
  'text',
  'muted',
  'accent',
  'danger',
  'warning',
  'success',
  'info',
];
const onSoft: readonly (readonly [ColorRole, ColorRole])[] = [
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

describe.each(['light', 'dark'] as const)('contrast in %s', (theme) => {
  const ratio = (one: ColorRole, other: ColorRole) =>
    contrast(colorRoles[one][theme], colorRoles[other][theme]);

  it.each(texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)))(
    '%s on %s is readable',
    (text, ground) => {
      expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(onSoft)('%s on %s is readable', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(
    (['lineStrong', 'focus'] as const).flatMap((role) =>
      (['surface', 'raised', 'sunken'] as const).map((ground) => [role, ground] as const),
    ),
  )('%s stands out from %s', (role, ground) => {
    expect(ratio(role, ground)).toBeGreaterThanOrEqual(3);
  });
});
