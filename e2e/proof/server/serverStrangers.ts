import type { Call } from '#api/contract/call.ts';
import { calls } from '#api/contract/calls.ts';
import type { CallName } from '#api/contract/paths.ts';
import { caseOf, expectSame, type Case } from '../proof.ts';
import { madeWorkspace, rowsIn, type Caller, type Reply, type Scene } from './serverScene.ts';

const tries = 1_000;
const secret = 'only-for-members';

/** A workspace with rows that only its members may see. */
async function filled(owner: Caller): Promise<readonly number[]> {
  const companyId = await madeWorkspace(owner, 'secrets');
  const usp = { title: secret, description: secret, valueProposition: secret };
  const body = { domain: 'secrets', companyId, ...usp };
  const ids = [companyId];
  for (let count = 0; count < 5; count += 1) {
    const { body: answer } = await owner('usps.add', 'secrets', { body });
    ids.push((answer as { readonly data: { readonly uspid: number } }).data.uspid);
  }
  await owner('sharedState.put', 'secrets', {
    body: { companyId, key: secret, value: secret, version: 0 },
  });
  return ids;
}

const idField = /^(?:companyId|id|uspid|icpid|geoid|targetid|keywordid|contentideaid|prospectid)$/;

/** Values of a body that are not free text. */
const others: Readonly<Record<string, unknown>> = {
  size: '1-10',
  volume: 10,
  competition_level: 'LOW',
  competition_index: 10,
  low_bid: 1,
  high_bid: 2,
  trend: 0,
  competitionLevel: 'Low',
  estimated_value: 'High',
  painPoints: ['Eve'],
  goals: ['Eve'],
  outline: ['Eve'],
  keywords: ['Eve'],
  kind: 'usps',
  field: 'description',
  declined: ['Eve'],
  version: 0,
};

/** Requests of a person who knows the contract and an id. */
function sentBy(name: CallName, workspace: string, id: number) {
  const { query, body }: Call = calls[name];
  const valueOf = (field: string): unknown => {
    if (idField.test(field)) return id;
    if (field === 'domain') return workspace;
    return field === 'companies' ? [{ targetid: id, name: 'Eve' }] : (others[field] ?? 'Eve');
  };
  const fields = Object.keys(body?.entries ?? {});
  return {
    query: Object.fromEntries(Object.keys(query?.entries ?? {}).map((each) => [each, String(id)])),
    ...(body && { body: Object.fromEntries(fields.map((field) => [field, valueOf(field)])) }),
  };
}

/** Only members can see or change a row, whatever is sent. */
export async function serverStrangers(
  scene: Scene,
  say: (line: string) => void,
): Promise<readonly Case[]> {
  const owner = await scene.as('ada@secrets.example');
  const ids = await filled(owner);
  const query = { companyId: String(ids[0]) };
  const before = JSON.stringify(rowsIn(await owner('usps.list', 'secrets', { query })));
  const { issuer } = scene.fleet;
  const stranger = await scene.as('eve@strangers.example');
  await madeWorkspace(stranger, 'strangers');
  const good = await issuer.tokenFor('ada@secrets.example');
  const callers: readonly Caller[] = [
    stranger,
    await scene.as('ada@secrets.example.evil.example'),
    // Another account with the owner's address, which it does not own.
    scene.by(
      await issuer.tokenFor('ada@secrets.example', { sub: 'another', email_verified: false }),
    ),
    scene.by(`${good.slice(0, -8)}AAAAAAAA`),
    scene.by(''),
  ];
  const names = (Object.keys(calls) as CallName[]).filter((name) => !name.startsWith('workspaces'));
  const statuses = new Map<number, number>();
  const seen: Reply[] = [];
  for (let turn = 0; turn < tries; turn += 1) {
    const name = names[turn % names.length] ?? 'usps.list';
    const call = callers[turn % callers.length] ?? stranger;
    const id = ids[Math.floor(turn / names.length) % ids.length] ?? 0;
    // To the workspace itself, or with its ids from the sender's own workspace.
    const workspace = turn % 2 === 0 ? 'secrets' : 'strangers';
    const reply = await call(name, workspace, sentBy(name, workspace, id));
    statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
    if (JSON.stringify(reply.body).includes(secret)) seen.push(reply);
  }
  const after = JSON.stringify(rowsIn(await owner('usps.list', 'secrets', { query })));
  const counts = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  say(`${tries} requests by non-members (${counts}): ${seen.length} rows seen`);
  return [
    await caseOf(`${tries} requests by non-members show no row`, () =>
      expectSame('answers with a row of another workspace', seen.length, 0),
    ),
    await caseOf('and change none', () => expectSame('rows', after, before)),
    await caseOf('and break nothing', () =>
      expectSame('failures', [...statuses.keys()].filter((status) => status >= 500).join(), ''),
    ),
  ];
}
