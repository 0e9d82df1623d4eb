import { edgePairs, levelOf, ratioOf, textPairs } from '#components/theme/contrast.ts';
import { colorRoles } from '#components/theme/tokens.ts';

const themes = ['light', 'dark'] as const;

interface ContrastTableProps {
  /** Text, or edges and focus rings. */
  of: 'text' | 'edges';
}

/** Every pair of roles that appears together, as it looks, with its ratio in both themes. */
export const ContrastTable = ({ of }: ContrastTableProps) => (
  <table>
    <thead>
      <tr>
        <th>Pair</th>
        <th>Light</th>
        <th>Dark</th>
      </tr>
    </thead>
    <tbody>
      {(of === 'text' ? textPairs : edgePairs).map((pair) => (
        <tr key={pair.join()}>
          <td>
            <code>{pair[0]}</code> on <code>{pair[1]}</code>
          </td>
          {themes.map((theme) => (
            <td
              key={theme}
              style={{
                color: colorRoles[pair[0]][theme],
                background: colorRoles[pair[1]][theme],
              }}
            >
              {ratioOf(pair, theme).toFixed(1)}
              {of === 'text' ? ` ${levelOf(ratioOf(pair, theme))}` : null}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
