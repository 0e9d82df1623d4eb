import type { Locator, Page } from 'playwright';
import type { FaultKind } from './faults.ts';
import type { Place, Scene } from './faultScene.ts';

/** An action of one button: it deletes a row or generates more. */
export interface Press extends Place {
  /** Presses the button and returns the checks of its outcome. */
  readonly start: (scene: Scene) => Promise<Outcome>;
  /** The element that shows its error messages. */
  readonly messages: (page: Page) => Locator;
  readonly expectedMessage: (kind: FaultKind) => string;
  /** After half a minute it offers 'Stop waiting'. */
  readonly canStop: boolean;
  /** The server did the work although its answer was lost, and the page finds out. */
  readonly isDoneAnyway?: (kind: FaultKind) => boolean;
  /** Which faults count as success for this action, if not the usual ones. */
  readonly countsAsSuccess?: (kind: FaultKind) => boolean;
}

/** The checks of what the press changed. */
export interface Outcome {
  /** Expects no change. */
  readonly expectUnchanged: () => Promise<void>;
  /** Expects success. */
  readonly expectSuccess: () => Promise<void>;
  /** Expects the row to be gone. */
  readonly expectGone?: () => Promise<void>;
  /** Does the same again. */
  readonly repeat: () => Promise<void>;
  /** Does the same again after a reload. */
  readonly repeatAfterReload: () => Promise<void>;
}
