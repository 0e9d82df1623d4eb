import type { Rows } from '../../rows/rows.ts';
import { demo } from './demo.ts';

/** Adds the demo workspace with only its business. Returns the company's id, which is 1 in an empty database. */
export async function seedCompany(rows: Rows): Promise<string> {
  const workspace = demo.workspace.domain;
  await rows.names.put('workspaces', workspace, workspace, demo.workspace);
  await rows.names.put('open', workspace, workspace, true);
  const { id } = await rows.insert('companies', workspace, '', demo.profile);
  return String(id);
}
