import type { Rows } from '../../rows/rows.ts';
import { demo } from './demo.ts';

/** The demo workspace with its business alone, whose id it returns: on empty rows that is 1. */
export async function seedCompany(rows: Rows): Promise<string> {
  const workspace = demo.workspace.domain;
  await rows.names.put('workspaces', workspace, workspace, demo.workspace);
  await rows.names.put('open', workspace, workspace, true);
  const { id } = await rows.insert('companies', workspace, '', demo.profile);
  return String(id);
}
