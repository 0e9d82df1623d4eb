import { describe, expect, it } from 'vitest';
import { paths, type CallName } from '#api/contract/paths.ts';
import { createMockApi } from '../mockApi.ts';
import type { Finding, Send } from './ask.ts';
import { examine } from './examination.ts';
import { walkRefusals } from './refusals.ts';
import { sendTo } from './sendTo.ts';
import { walk } from './walk.ts';

const target = { base: 'http://api.test/api', workspace: 'walkers' };

async function findingsOn(send: Send, patienceMs = 0): Promise<Finding[]> {
  const findings: Finding[] = [];
  const on = examine({ send, target, patienceMs, report: (finding) => findings.push(finding) });
  await walk(on);
  await walkRefusals(on, send);
  return findings;
}

describe('the walk through the contract', () => {
  it('has one handler for each call, with its method and path, and one for everything else', () => {
    const handled = createMockApi().handlers.map(
      ({ info }) => `${String(info.method)} ${String(info.path)}`,
    );
    const wanted = Object.values(paths).map(
      ({ method, path }) => `${method} */api${path.replace('{domain}', ':domain')}`,
    );
    expect(handled.slice(0, -1).sort()).toEqual(wanted.sort());
    expect(handled.at(-1)).toContain('*/api/*');
  });

  it.each<[string, CallName, (response: Response) => Response | Promise<Response>]>([
    ['a failure', 'keywords.remove', () => new Response('no', { status: 500 })],
    ['a page of HTML', 'users.list', () => new Response('<html></html>')],
    [
      'another shape',
      'icps.list',
      async (response) =>
        Response.json({ rows: ((await response.json()) as { data: unknown }).data }),
    ],
    [
      'a change of another row',
      'icps.list',
      async (response) => {
        const { data } = (await response.json()) as { data: Record<string, unknown>[] };
        // Every row has the id of the next one.
        const turned = data.map((row, at) => ({
          ...row,
          icpid: data.at(at + 1 - data.length)?.icpid,
        }));
        return Response.json({ success: true, data: turned });
      },
    ],
  ])('reports %s under the call it happened on', async (_what, name, spoil) => {
    const honest = sendTo(createMockApi().handlers);
    const { method, path } = paths[name];
    const end = path.slice(path.lastIndexOf('/'));
    const send: Send = async (request) => {
      const response = await honest(request);
      const isMeant = request.method === method && new URL(request.url).pathname.endsWith(end);
      return isMeant && response.ok ? spoil(response) : response;
    };
    const problems = (await findingsOn(send)).filter(({ problem }) => problem !== undefined);
    expect(problems.map(({ call }) => call)).toContain(name);
  });

  it('waits for a server that fills its lists later', async () => {
    const honest = sendTo(createMockApi().handlers);
    let early = 1;
    const send: Send = async (request) => {
      const isKeywords = request.url.includes('/getKeywords?companyId=');
      if (!isKeywords || early === 0) return honest(request);
      early -= 1;
      return Response.json({ success: true, data: [] });
    };
    expect((await findingsOn(send, 5000)).filter(({ problem }) => problem)).toEqual([]);
  });
});
