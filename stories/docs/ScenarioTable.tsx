import { scenarioCatalogue } from '#mocks/scenarios/catalogue.ts';

/** Every named scenario: what it shows, and how it is written. */
export function ScenarioTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Scenario</th>
          <th>Result</th>
          <th>How it is written</th>
        </tr>
      </thead>
      <tbody>
        {scenarioCatalogue.map(({ name, description, code }) => (
          <tr key={name}>
            <td>{name}</td>
            <td>{description}</td>
            <td>
              <code>{code}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
