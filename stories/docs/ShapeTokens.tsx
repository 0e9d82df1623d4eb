import { shapeTokens } from '#components/theme/tokens.ts';

/** Radii, heights, shadows and motion, by name and value. */
export function ShapeTokens() {
  return (
    <table className="sb-unstyled">
      <tbody>
        {Object.entries(shapeTokens).map(([name, value]) => (
          <tr key={name}>
            <th scope="row" style={{ textAlign: 'left', padding: '6px 12px' }}>
              <code>{name}</code>
            </th>
            <td style={{ padding: '6px 12px' }}>
              <code>{value}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
