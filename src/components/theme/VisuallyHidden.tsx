import styled from 'styled-components';
import { hiddenOnScreen } from './hiddenOnScreen.ts';

/** Text for assistive technology only. */
export const VisuallyHidden = styled.span`
  ${hiddenOnScreen}
  padding: 0;
  margin: -1px;
  white-space: nowrap;
  border: 0;
`;
