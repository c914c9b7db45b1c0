import { proveMachine } from '#tests/machines/model/prove.ts';
import { sitePlanOracle } from '#tests/machines/oracles/site-plan.oracle.ts';
import { sitePlanMachine } from './site-plan.ts';

proveMachine(sitePlanMachine, sitePlanOracle);
