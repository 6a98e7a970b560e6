import { Buffer } from 'node:buffer';
import { Agent, request } from 'node:http';
import autocannon from 'autocannon';
import { percentile } from '../report/statistics.mjs';

/**
 * Keeps each connection busy with one request after another, with autocannon.
 * @param {string | string[]} url
 * @param {{ expect: number, next: () => object }} asked the only accepted status, and the options
 *   of the next request
 */
export async function saturate(url, { expect, next }, { seconds, amount, connections }) {
  const limit = amount ? { amount } : { duration: seconds };
  const requests = [{ setupRequest: (options) => ({ ...options, ...next() }) }];
  const result = await autocannon({ url, connections, requests, ...limit });
  const { [expect]: expected, ...others } = result.statusCodeStats;
  if (result.errors > 0 || Object.keys(others).length > 0 || !expected)
    throw new Error(`${result.errors} errors, and responses ${JSON.stringify(result.statusCodeStats)}`);
  return {
    count: expected.count,
    seconds: result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

/**
 * Keeps each connection busy with one step after another; a step may consist of several requests.
 * @param {(send: ReturnType<typeof sender>, connection: number) => Promise<void>} step
 */
export async function repeat(url, step, { seconds, connections }) {
  const send = sender(url, connections);
  const times = [];
  const began = performance.now();
  const until = began + seconds * 1000;
  const connection = async (_, number) => {
    while (performance.now() < until) {
      const start = performance.now();
      await step(send, number);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  const took = (performance.now() - began) / 1000;
  send.close();
  times.sort((a, b) => a - b);
  return { count: times.length, seconds: took, p50: percentile(times, 50), p99: percentile(times, 99) };
}

/**
 * Returns a function that sends a request over a kept connection and returns the text of its
 * response. Another status than the expected one is an error.
 */
export function sender(url, connections) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = ({ path, method = 'GET', headers, body, expect = 200 }) =>
    new Promise((resolve, reject) => {
      const asked = request(url + path, { method, headers, agent }, async (response) => {
        try {
          const chunks = [];
          for await (const chunk of response) chunks.push(chunk);
          const text = () => Buffer.concat(chunks).toString();
          if (response.statusCode !== expect)
            throw new Error(`${method} ${path}: ${response.statusCode} ${text()}`);
          resolve({ headers: response.headers, text });
        } catch (error) {
          reject(error);
        }
      });
      asked.on('error', reject).end(body);
    });
  return Object.assign(send, { close: () => agent.destroy() });
}
