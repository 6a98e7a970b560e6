// `docker compose config --format json | node backend/tools/ops/stack-file.mjs | docker stack
// deploy -c - saque`
// Translates docker-compose.yml into the older form that `docker stack deploy` reads: no builds, no
// waiting for health before a start (a stack restarts what failed), numbers as numbers, and
// networks across machines. It runs on any Node from 18 on, without an installation.
import { readFileSync } from 'node:fs';

const COMPOSE_ONLY = ['build', 'depends_on', 'profiles', 'restart', 'security_opt', 'shm_size'];

const { services, volumes } = JSON.parse(readFileSync(0, 'utf8'));
const stack = {
  version: '3.13',
  services: Object.fromEntries(Object.entries(services).map(([name, service]) => [name, inAStack(service)])),
  networks: { inside: { driver: 'overlay' } },
  volumes: Object.fromEntries(Object.keys(volumes).map((name) => [name, {}])),
};
console.log(JSON.stringify(stack, null, 2));

function inAStack(service) {
  const kept = Object.entries(service).filter(
    ([key, value]) => value !== null && !COMPOSE_ONLY.includes(key),
  );
  const { ports, volumes: mounts = [], tmpfs = [], deploy = {}, ...rest } = Object.fromEntries(kept);
  const places = [...mounts.map(asVolume), ...tmpfs.map(inMemory)];
  return {
    ...rest,
    networks: ['inside'],
    ...(ports ? { ports: ports.map(asNumbers) } : {}),
    ...(places.length > 0 ? { volumes: places } : {}),
    deploy: { ...deploy, ...(deploy.resources ? { resources: asText(deploy.resources) } : {}) },
  };
}

function asVolume({ source, target }) {
  return { type: 'volume', source, target };
}

function inMemory(path) {
  return { type: 'tmpfs', target: path.split(':')[0] };
}

function asNumbers({ target, published, protocol }) {
  return { target, published: Number(published), protocol };
}

function asText({ limits }) {
  return { limits: { cpus: String(limits.cpus), memory: String(limits.memory) } };
}
