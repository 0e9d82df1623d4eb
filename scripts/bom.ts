/** `npm run bom`: writes the packages in the built app to `dist/bom.json`, in the CycloneDX format. */
import { billOf, type Bill } from './bom/bill.ts';
import { bundledPackages } from './bom/bundled.ts';
import { giveUp, output, root } from './process.ts';
import { writeFiles } from './writeFiles.ts';

const said = await output('npm', ['sbom', '--sbom-format', 'cyclonedx', '--silent']).catch(giveUp);
const installed = JSON.parse(said.slice(said.indexOf('{'))) as Bill;
const bill = billOf(installed, await bundledPackages());
writeFiles(root, { 'dist/bom.json': `${JSON.stringify(bill, null, 2)}\n` });
console.log(
  `${bill.components.length} packages in the app, of ${installed.components.length} installed: dist/bom.json`,
);
