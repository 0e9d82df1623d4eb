import axios from 'axios';
import useSWR from 'swr';
import { accessToken } from './session.ts';

type Row = Readonly<Record<string, string>>;

async function load(path: string): Promise<readonly Row[]> {
  const headers = { Authorization: `Bearer ${await accessToken()}` };
  return (await axios.get(path, { headers })).data.data;
}

/** Loads the rows of one of the product's lists. */
export function useRows(path: string) {
  const { companyId } = JSON.parse(localStorage.getItem('businessInfo') ?? '{}');
  return useSWR(`/api/v1/${path}?companyId=${companyId}`, load);
}
