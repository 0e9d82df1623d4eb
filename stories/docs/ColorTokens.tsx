import styled from 'styled-components';
import { colorRoles } from '#components/theme/tokens.ts';

const Row = styled.tr`
  font-family: 'Inter Variable', sans-serif;
  td,
  th {
    padding: 8px 12px;
    text-align: left;
  }
`;

const Swatch = styled.span`
  display: inline-block;
  width: 72px;
  height: 28px;
  border-radius: 6px;
  border: 1px solid oklch(0.6 0.01 160 / 0.4);
`;

/** Each role with its colour in light and in dark. */
export function ColorTokens() {
  return (
    <table className="sb-unstyled">
      <thead>
        <Row>
          <th>Role</th>
          <th>Light</th>
          <th>Dark</th>
        </Row>
      </thead>
      <tbody>
        {Object.entries(colorRoles).map(([role, pair]) => (
          <Row key={role}>
            <th scope="row">
              <code>{role}</code>
            </th>
            <td>
              <Swatch style={{ background: pair.light }} /> <code>{pair.light}</code>
            </td>
            <td>
              <Swatch style={{ background: pair.dark }} /> <code>{pair.dark}</code>
            </td>
          </Row>
        ))}
      </tbody>
    </table>
  );
}
