/**
 * The roles that components use; the palette behind a role can change without a change of components. A colour in both themes
 * is written in OKLCH so that equal steps look equal.
 */
export const colorRoles = {
  surface: { light: 'oklch(0.984 0.003 160)', dark: 'oklch(0.185 0.008 165)' },
  raised: { light: 'oklch(1 0 0)', dark: 'oklch(0.222 0.009 165)' },
  sunken: { light: 'oklch(0.964 0.004 160)', dark: 'oklch(0.158 0.008 165)' },
  hover: { light: 'oklch(0.952 0.006 160)', dark: 'oklch(0.268 0.011 165)' },
  line: { light: 'oklch(0.908 0.006 160)', dark: 'oklch(0.315 0.011 165)' },
  lineStrong: { light: 'oklch(0.6 0.012 160)', dark: 'oklch(0.58 0.013 165)' },
  text: { light: 'oklch(0.235 0.015 165)', dark: 'oklch(0.955 0.005 165)' },
  muted: { light: 'oklch(0.465 0.016 165)', dark: 'oklch(0.745 0.011 165)' },
  accent: { light: 'oklch(0.435 0.088 162)', dark: 'oklch(0.775 0.128 160)' },
  accentHover: { light: 'oklch(0.375 0.078 162)', dark: 'oklch(0.83 0.125 160)' },
  accentText: { light: 'oklch(0.995 0.003 160)', dark: 'oklch(0.185 0.03 165)' },
  accentSoft: { light: 'oklch(0.952 0.026 162)', dark: 'oklch(0.29 0.04 162)' },
  danger: { light: 'oklch(0.505 0.185 27)', dark: 'oklch(0.745 0.145 25)' },
  dangerSoft: { light: 'oklch(0.962 0.018 20)', dark: 'oklch(0.285 0.055 25)' },
  warning: { light: 'oklch(0.495 0.105 75)', dark: 'oklch(0.835 0.125 85)' },
  warningSoft: { light: 'oklch(0.966 0.035 85)', dark: 'oklch(0.295 0.045 80)' },
  success: { light: 'oklch(0.475 0.115 150)', dark: 'oklch(0.795 0.135 150)' },
  successSoft: { light: 'oklch(0.958 0.03 150)', dark: 'oklch(0.285 0.045 150)' },
  info: { light: 'oklch(0.485 0.125 245)', dark: 'oklch(0.79 0.095 240)' },
  infoSoft: { light: 'oklch(0.96 0.02 240)', dark: 'oklch(0.285 0.04 245)' },
  focus: { light: 'oklch(0.55 0.17 258)', dark: 'oklch(0.76 0.125 250)' },
  backdrop: { light: 'oklch(0.2 0.015 165 / 0.42)', dark: 'oklch(0.08 0.01 165 / 0.64)' },
} as const satisfies Record<string, Readonly<Record<'light' | 'dark', string>>>;

export type ColorRole = keyof typeof colorRoles;

/** The text sizes, in rem so that the browser's own text size is honoured. */
export const fontSizes = {
  12: '0.75rem',
  13: '0.8125rem',
  14: '0.875rem',
  16: '1rem',
  20: '1.25rem',
  28: '1.75rem',
} as const;

/** A shadow's colour: a dark page needs a stronger one than a light page to be seen. */
const shade = (light: number, dark: number): string =>
  `light-dark(oklch(0.2 0.02 165 / ${light}), oklch(0 0 0 / ${dark}))`;

export const shapeTokens = {
  radiusControl: '8px',
  radiusCard: '12px',
  radiusPill: '999px',
  shadowFloat: `0 1px 2px ${shade(0.08, 0.4)}, 0 8px 24px ${shade(0.14, 0.5)}`,
  shadowDialog: `0 2px 6px ${shade(0.12, 0.4)}, 0 24px 64px ${shade(0.26, 0.6)}`,
  controlHeight: '45px',
  footerControlHeight: '40px',
  rowHeight: '44px',
  touchTarget: '44px',
  leastTarget: '0px',
  motion: '150ms cubic-bezier(0.2, 0, 0, 1)',
  readingWidth: '68ch',
  pageWidth: '1200px',
} as const;

/** `color.accent` is `var(--color-accent)`: a typo in a role is a type error, and switching the theme re-renders nothing. */
export const color = Object.fromEntries(
  Object.keys(colorRoles).map((role) => [role, `var(--color-${role})`]),
) as Record<ColorRole, string>;

/** Radii, shadows, heights and motion as CSS variables. */
export const shape = Object.fromEntries(
  Object.keys(shapeTokens).map((name) => [name, `var(--${name})`]),
) as Record<keyof typeof shapeTokens, string>;

/** `font(14)` is the size token for 14 px text. */
export const font = (size: keyof typeof fontSizes): string => fontSizes[size];

/** The size of a control in pixels; on touch devices at least a whole touch target. */
export const target = (pixels: number): string => `max(${pixels}px, ${shape.leastTarget})`;

/** The 4-point grid: `space(3)` is 12px. */
export const space = (steps: number): string => `${steps * 4}px`;

/** A raised box with a line around it, in a style. */
export const raisedBox = `
  border: 1px solid ${color.line};
  border-radius: ${shape.radiusCard};
  background: ${color.raised};
`;

/** Media queries used everywhere, so that the breakpoint is defined once. */
export const media = {
  narrow: '@media (max-width: 640px)',
  wide: '@media (min-width: 641px)',
  touch: '@media (hover: none)',
  still: '@media (prefers-reduced-motion: reduce)',
  print: '@media print',
} as const;
