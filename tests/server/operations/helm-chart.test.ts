/**
 * Structure of the Helm chart. Helm is in no registry of this project, so its few expressions are filled in here:
 * values, `required`, `quote`, one `range` and one `toYaml`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { expect, it } from 'vitest';
import { isRecord } from '#kernel/merge-patch.ts';

const FOLDER = 'server/deploy/helm';
const GIVEN = { publicUrl: 'https://bail.example.in', s3: { endpoint: 'https://s3.example.in' } };
const defaults = parse(readFileSync(`${FOLDER}/values.yaml`, 'utf8'));
const values = { ...defaults, ...GIVEN, s3: { ...defaults.s3, ...GIVEN.s3 } };

function valueAt(path: string): unknown {
  let value: unknown = { Values: values, Release: { Name: 'bail' } };
  for (const name of path.split('.').slice(1)) {
    if (!isRecord(value) || !(name in value)) throw new Error(`${path} is no value of the chart`);
    value = value[name];
  }
  return value;
}

function filled(template: string): string {
  return template
    .replaceAll(
      /\n *\{\{- range \$name, \$value := (\S+) \}\}(\n[\s\S]*?)\n *\{\{- end \}\}/g,
      (_all, path: string, line: string) =>
        Object.entries(Object(valueAt(path)))
          .map(([name, value]) =>
            line.replace('{{ $name }}', name).replace('{{ $value | quote }}', JSON.stringify(String(value))),
          )
          .join(''),
    )
    .replaceAll(/\{\{ toYaml (\S+) \| nindent (\d+) \}\}/g, (_all, path: string, indent: string) =>
      `\n${stringify(valueAt(path)).trimEnd()}`.replaceAll('\n', `\n${' '.repeat(Number(indent))}`),
    )
    .replaceAll(
      /\{\{ (?:required "[^"]+" )?(\.[\w.]+)( \| quote)? \}\}/g,
      (_all, path: string, quote?: string) =>
        quote === undefined ? String(valueAt(path)) : JSON.stringify(String(valueAt(path))),
    );
}

// oxlint-disable-next-line typescript/no-explicit-any -- manifests of Kubernetes are looked into
const manifests: Record<string, any> = Object.fromEntries(
  readdirSync(`${FOLDER}/templates`).map((name) => {
    const text = filled(readFileSync(`${FOLDER}/templates/${name}`, 'utf8'));
    return [name.replace('.yaml', ''), parse(text)];
  }),
);

it('fills every expression of the templates', () => {
  expect(JSON.stringify(manifests)).not.toMatch(/\{\{|\.Values|\.Release/);
});

it('has a deployment, a service, a migration before each release and a limit of disruptions', () => {
  expect(Object.values(manifests).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['Deployment', 'Service', 'Job', 'PodDisruptionBudget']),
  );
  expect(manifests['migrate'].metadata.annotations['helm.sh/hook']).toBe('pre-install,pre-upgrade');
  expect(manifests['deployment'].spec.replicas).toBe(defaults.replicas);
  expect(manifests['service'].spec.selector).toEqual(manifests['deployment'].spec.selector.matchLabels);
});

it.each(['deployment', 'migrate'])(
  'runs the %s without root, on a read-only root, without capabilities',
  (name) => {
    const { securityContext, containers } = manifests[name].spec.template.spec;
    expect(securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    for (const container of containers) {
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(container.volumeMounts.map(({ mountPath }: { mountPath: string }) => mountPath)).toEqual([
        '/data',
        '/tmp',
      ]);
    }
  },
);

it('probes calls of the server, and sets settings that docs/settings.md names', () => {
  const [{ startupProbe, livenessProbe, readinessProbe, env, resources }] =
    manifests['deployment'].spec.template.spec.containers;
  const probed = [startupProbe, livenessProbe, readinessProbe].map(({ httpGet }) => httpGet.path);
  const probes = readFileSync('server/http/probes.ts', 'utf8');
  expect(probed).toEqual(['/api/live', '/api/live', '/api/ready']);
  expect(probed.filter((path) => !probes.includes(`'${path}'`))).toEqual([]);
  const settings = readFileSync('docs/settings.md', 'utf8');
  const names: string[] = env.map(({ name }: { name: string }) => name);
  expect(names.filter((name) => !settings.includes(`\`${name}\``))).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(['DATABASE_URL', 'S3_ENDPOINT', 'PUBLIC_URL', 'MAIL_FROM']));
  expect(resources).toEqual(defaults.resources);
});
