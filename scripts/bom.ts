/** `npm run bom`: writes the packages in the built app to `dist/bom.json`, in the CycloneDX format. */
import { build } from 'vite';
import { billOf, type Bill, type Bundled } from './bom/bill.ts';
import { giveUp, output, root } from './process.ts';
import { writeFiles } from './writeFiles.ts';

// Before the build, which names this process one of production: npm would leave out all but the server's packages.
const said = await output('npm', ['sbom', '--sbom-format', 'cyclonedx', '--silent']).catch(giveUp);
const installed = JSON.parse(said.slice(said.indexOf('{'))) as Bill;

/** Vite lists the packages with code in the build, for their licenses. */
const license = { fileName: 'license.json' };
const built = await build({ logLevel: 'silent', build: { write: false, license } });
const list = [built]
  .flat()
  .flatMap((one) => ('output' in one ? one.output : []))
  .find(({ fileName }) => fileName === license.fileName);
if (list?.type !== 'asset') throw new Error('Vite has listed no packages.');
const bill = billOf(installed, JSON.parse(String(list.source)) as readonly Bundled[]);
writeFiles(root, { 'dist/bom.json': `${JSON.stringify(bill, null, 2)}\n` });
console.log(
  `${bill.components.length} packages in the app, of ${installed.components.length} installed: dist/bom.json`,
);
