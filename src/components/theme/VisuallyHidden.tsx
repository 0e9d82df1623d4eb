import styled from 'styled-components';
import { hiddenOnScreen } from './hiddenOnScreen.ts';

/** Text for assistive technology only. */
export const VisuallyHidden = styled.span`
  ${hiddenOnScreen}
  margin: -1px;
  white-space: nowrap;
`;
