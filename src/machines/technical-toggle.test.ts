import { technicalToggleOracle } from './technical-toggle.oracle.ts';
import { technicalToggleMachine } from './technical-toggle.ts';
import { proveMachine } from './testing/prove.ts';

proveMachine(technicalToggleMachine, technicalToggleOracle);
