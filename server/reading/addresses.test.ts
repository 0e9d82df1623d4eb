import { describe, expect, it } from 'vitest';
import { isLoopbackHost, isPublicAddress } from './addresses.ts';

describe('an address', () => {
  it.each([
    '93.184.216.34',
    '172.15.255.255',
    '172.32.0.1',
    '100.63.255.255',
    '100.128.0.1',
    '223.255.255.255',
    '2606:4700:4700::1111',
    '64:ff9b::808:808',
  ])('of the public internet is %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '127.255.255.254',
    '168.63.129.16',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.192',
    '192.0.2.1',
    '192.168.1.1',
    '198.18.0.1',
    '203.0.113.7',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '0:0:0:0:0:ffff:a9fe:a9fe',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b::1',
    '64:ff9b:1::a00:1',
    '2001::1',
    '2001:db8::1',
    '2002:808:808::',
    '3fff::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '',
    'localhost',
    '127.1',
    '2130706433',
    '010.0.0.1',
    '1.1.1.1 ',
  ])('that is not is %j', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it('of this machine is recognized', () => {
    const own = ['127.0.0.1', '127.8.8.8', '::1', 'localhost', 'a.localhost'];
    expect(own.every(isLoopbackHost)).toBe(true);
    const others = ['10.0.0.1', '::', '::ffff:10.0.0.1', '127.example', 'notlocalhost'];
    expect(others.some(isLoopbackHost)).toBe(false);
  });
});
