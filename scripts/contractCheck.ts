import type { CallName } from '#api/contract/paths.ts';
import { paths } from '#api/contract/paths.ts';
import type { Finding, Target, Send } from '#mocks/contract/ask.ts';
import { examine } from '#mocks/contract/examination.ts';
import { walkRefusals } from '#mocks/contract/refusals.ts';
import { walk } from '#mocks/contract/walk.ts';

interface CheckOptions {
  readonly send: Send;
  readonly target: Target;
  readonly isStrict: boolean;
  readonly patienceMs: number;
  readonly print: (line: string) => void;
}

const lineOf = ({ call, description, problem }: Finding): string =>
  problem === undefined ? `✓ ${call}: ${description}` : `✗ ${call}: ${description}: ${problem}`;

/** Checks a server against the contract and prints the findings, call by call. True when there is no problem. */
export async function contractCheck(options: CheckOptions): Promise<boolean> {
  const { send, target, isStrict, patienceMs, print } = options;
  const findings: Finding[] = [];
  const report = (finding: Finding) => {
    findings.push(finding);
    print(lineOf(finding));
  };
  const on = examine({ send, target, report, patienceMs });
  await walk(on);
  if (isStrict) await walkRefusals(on, send);

  const names = Object.keys(paths) as CallName[];
  const reached = new Set(findings.map(({ call }) => call));
  const wrong = new Set(
    findings.filter(({ problem }) => problem !== undefined).map(({ call }) => call),
  );
  const unreached = names.filter((name) => !reached.has(name) && name !== 'workspaces.create');
  for (const name of unreached) print(`✗ ${name}: was not reached`);
  const good = names.filter((name) => reached.has(name) && !wrong.has(name));
  print(`${good.length} of ${names.length} calls are as the contract says.`);
  if (!reached.has('workspaces.create'))
    print('workspaces.create was left out: it exists already.');
  return wrong.size === 0 && unreached.length === 0;
}
