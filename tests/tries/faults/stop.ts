import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '../client.ts';
import { outcomeOf, type Try } from '../try.ts';

/** In milliseconds. Process managers kill after ten seconds or more. */
const longestStop = 11_000;

export const stops: readonly Try[] = [
  {
    name: 'SIGTERM under load, with slow readers and slow bodies: no request is broken, and the process ends',
    run: async ({ startServer, amount, note }) => {
      const findings: string[] = [];
      const rounds = amount(5, 1);
      let answered = 0;
      let longest = 0;
      for (let round = 1; round <= rounds; round++) {
        note(`${round} of ${rounds}`);
        const server = await startServer();
        const { hostname, port } = new URL(server.origin);
        for (const head of [
          'GET /media/none HTTP/1.1\r\nhost: x\r\nx-a: ',
          'POST /about/complaintAdvice HTTP/1.1\r\nhost: x\r\ncontent-length: 9000\r\n\r\n_block=',
        ]) {
          const slow = connect(Number(port), hostname).on('error', () => {});
          slow.write(head);
        }
        let stopping = false;
        const load = Array.from({ length: 20 }, async () => {
          const client = createClient(server.origin, 1);
          for (;;) {
            const { status, headers } = await client.send('/news/newsInfo');
            // A connection that is refused after the end of the server is no broken request.
            if (status === 0 && !stopping) findings.push(`round ${round}: a request broke before the signal`);
            if (status >= 500) findings.push(`round ${round}: ${status}`);
            if (status === 0 || headers.connection === 'close') return client.close();
            answered += 1;
          }
        });
        await sleep(1_500);
        const began = performance.now();
        stopping = true;
        server.kill('SIGTERM');
        const patience = setTimeout(() => server.kill('SIGKILL'), 20_000);
        const code = await server.ended;
        clearTimeout(patience);
        const time = performance.now() - began;
        longest = Math.max(longest, time);
        if (time > longestStop) findings.push(`round ${round}: it ran ${Math.round(time)} ms longer`);
        if (code !== 0) findings.push(`round ${round}: exit code ${code}`);
        await Promise.all(load);
      }
      return outcomeOf(
        findings,
        `${rounds} stops, ${answered} answers, the longest took ${Math.round(longest)} ms`,
      );
    },
  },
];
