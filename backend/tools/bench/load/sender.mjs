import { Buffer } from 'node:buffer';
import { Agent, request } from 'node:http';

/**
 * Returns a function that sends a request over a kept connection and returns its response. A status
 * that is not expected is an error.
 */
export function sender(url, connections) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname: host, port } = new URL(url);
  const send = ({ path, method = 'GET', headers, body, expect = [200] }) =>
    new Promise((resolve, reject) => {
      const asked = request({ host, port, path, method, headers, agent }, (response) => {
        const { statusCode: status } = response;
        const chunks = [];
        const text = () => Buffer.concat(chunks).toString();
        response.on('error', reject);
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () => {
          if (expect.includes(status))
            resolve({ status, headers: response.headers, json: () => JSON.parse(text()) });
          else reject(new Error(`${method} ${path}: ${status} ${text()}`));
        });
      });
      asked.on('error', reject).end(body);
    });
  return Object.assign(send, { close: () => agent.destroy() });
}
