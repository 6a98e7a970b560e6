import { Buffer } from 'node:buffer';
import { Agent, request } from 'node:http';

/**
 * Returns a function that sends a request over a kept connection and returns its response. A status
 * that is not expected is an error.
 */
export function sender(url, connections) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = ({ path, method = 'GET', headers, body, expect = [200] }) =>
    new Promise((resolve, reject) => {
      const asked = request(url + path, { method, headers, agent }, async (response) => {
        try {
          const chunks = [];
          for await (const chunk of response) chunks.push(chunk);
          const text = () => Buffer.concat(chunks).toString();
          if (!expect.includes(response.statusCode))
            throw new Error(`${method} ${path}: ${response.statusCode} ${text()}`);
          resolve({ status: response.statusCode, headers: response.headers, json: () => JSON.parse(text()) });
        } catch (error) {
          reject(error);
        }
      });
      asked.on('error', reject).end(body);
    });
  return Object.assign(send, { close: () => agent.destroy() });
}
