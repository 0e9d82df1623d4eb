/** `npm run bom`: writes the packages in the built app to `dist/bom.json`, in the CycloneDX format. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { billOf, type Bill } from './bom/bill.ts';
import { bundledPackages } from './bom/bundled.ts';
import { root, run } from './process.ts';

const { code, output } = await run('npm', ['sbom', '--sbom-format', 'cyclonedx', '--silent']);
if (code !== 0) {
  console.error(`npm could not list the installed packages:\n${output}`);
  process.exit(1);
}
const installed = JSON.parse(output.slice(output.indexOf('{'))) as Bill;
const bill = billOf(installed, await bundledPackages());
mkdirSync(join(root, 'dist'), { recursive: true });
writeFileSync(join(root, 'dist', 'bom.json'), `${JSON.stringify(bill, null, 2)}\n`);
console.log(
  `${bill.components.length} packages in the app, of ${installed.components.length} installed: dist/bom.json`,
);
