import { proveMachine } from '#tests/machines/model/prove.ts';
import { technicalToggleOracle } from '#tests/machines/oracles/technical-toggle.oracle.ts';
import { technicalToggleMachine } from './technical-toggle.ts';

proveMachine(technicalToggleMachine, technicalToggleOracle);
