import { expect, it } from 'vitest';
import { workerAddress, workerPath } from './tokenWorker.ts';

it('has a separate address for each provider, always with the same path', () => {
  const [one, other] = [
    workerAddress('id.one.example'),
    workerAddress('http://id.other.example:8080'),
  ];
  expect(one).not.toBe(other);
  for (const address of [one, other])
    expect(new URL(address, 'https://app.example').pathname).toBe(workerPath);
});
