import { browserAddress } from '#platform/address.ts';
import { boot } from './boot.ts';

void boot(() => browserAddress.reload());
