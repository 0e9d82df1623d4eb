const sections = [
  ['Components', 'the component library, usable in any product', 'props only'],
  ['Screens', 'every page as a pure function of its props', 'the story’s props'],
  ['Containers', 'the same page with its real hooks', 'the mock API, in a named scenario'],
  [
    'Journeys',
    'a whole task from start to end, step by step',
    'the mock API, which keeps its state',
  ],
] as const;

/** The sections of this Storybook. */
export function SectionTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Section</th>
          <th>Contents</th>
          <th>Data from</th>
        </tr>
      </thead>
      <tbody>
        {sections.map(([name, contents, source]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{contents}</td>
            <td>{source}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
