import { fontSizes } from '#components/theme/tokens.ts';

/** The type scale, each size shown in itself. */
export function TypeTokens() {
  return (
    <div className="sb-unstyled">
      {Object.entries(fontSizes).map(([px, rem]) => (
        <p
          key={px}
          style={{ fontFamily: "'Inter Variable', sans-serif", fontSize: rem, margin: '8px 0' }}
        >
          {px} px: the flock follows the bell
        </p>
      ))}
    </div>
  );
}
