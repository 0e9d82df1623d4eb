const shelves = [
  ['Components', 'the kit: could be used in any product', 'nobody: props only'],
  ['Screens', 'every page as a pure function of its props', 'the story'],
  ['Containers', 'the same page with its real hooks', 'the API’s twin, in a named scenario'],
  ['Journeys', 'a whole task from start to end, step by step', 'the twin, with memory'],
] as const;

/** The sections of this Storybook. */
export function ShelfTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Shelf</th>
          <th>What stands there</th>
          <th>Who wires it</th>
        </tr>
      </thead>
      <tbody>
        {shelves.map(([name, what, who]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{what}</td>
            <td>{who}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
