import { GenerationPill } from '../generation/GenerationPill.tsx';
import { WorkPill } from './WorkPill.tsx';

/** The pills of the header, which appear only while something is generated, is being worked on, or has failed. */
export const statusPills = { GenerationPill, WorkPill };
