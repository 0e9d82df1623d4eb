/** The steps of each animation. */
const steps = {
  appear: 'from { opacity: 0; }',
  show: 'from { opacity: 0.2; }',
  drop: 'from { opacity: 0.2; transform: translateY(-4px); }',
  dropFar: 'from { opacity: 0.2; transform: translateY(-8px); }',
  lift: 'from { opacity: 0.2; transform: translateY(4px); }',
  rise: 'from { opacity: 0.2; transform: translateY(8px) scale(0.985); }',
  slideUp: 'from { opacity: 0.2; transform: translateY(32px); }',
  breathe: '50% { opacity: 0.5; }',
  turn: 'to { transform: rotate(1turn); }',
  pass: 'from { transform: translateX(-100%); } to { transform: translateX(250%); }',
  passFar: 'from { transform: translateX(-100%); } to { transform: translateX(350%); }',
};

/** Returns the name of an animation, for the styles of a component. */
export const animation = (name: keyof typeof steps): string => name;

/**
 * The rules of all animations, for the page's own styles. A component that added its own would have the browser match every
 * element of the page again (`insideStyleRules.ts`).
 */
export const animationCss = Object.entries(steps)
  .map(([name, rules]) => `@keyframes ${name} { ${rules} }`)
  .join('\n');
