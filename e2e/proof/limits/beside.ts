/** Runs in a process of its own, beside a server: measures how long `/healthz` takes and how much memory the server has. */
import { readFileSync } from 'node:fs';
import { request } from 'node:http';

const [port = '', pid = ''] = process.argv.slice(2);
/** The memory of a process in MB; 0 where the system does not tell it. */
function memoryOf(process: number): number {
  try {
    const status = readFileSync(`/proc/${process}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

const begin = { delay: 0, memory: 0 };
let most = { ...begin };

/** Asks over a new connection each time, as a load balancer does. */
function askHealth(): void {
  const sent = performance.now();
  const next = (): void => {
    const delay = performance.now() - sent;
    most = {
      delay: Math.max(most.delay, delay),
      memory: Math.max(most.memory, memoryOf(Number(pid))),
    };
    setTimeout(askHealth, 20);
  };
  const asked = request({ host: '127.0.0.1', port, path: '/healthz', agent: false }, (res) => {
    res.resume().on('end', next);
  });
  asked.on('error', next);
  asked.end();
}

askHealth();
process.on('message', () => {
  process.send?.(most);
  most = { ...begin };
});
process.once('disconnect', () => process.exit());
