/** A part is used by at least two screens, or by the app shell. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ALL_SOURCE, filesIn, importsOf } from './source-files.ts';

/** One folder of parts, or a file beside them, is one part. A screen is its folder. */
function placeOf(file: string): string {
  const steps = file.split('/');
  if (file.startsWith('src/features/')) return steps.slice(0, 4).join('/');
  return steps.slice(0, file.startsWith('src/parts/') ? 3 : 2).join('/');
}

type Users = ReadonlyMap<string, ReadonlySet<string>>;

function usersIn(code: ReadonlyMap<string, string>): Users {
  const users = new Map<string, Set<string>>();
  for (const [file, text] of code)
    for (const used of importsOf(file, text).map(placeOf))
      if (used !== placeOf(file)) users.set(used, (users.get(used) ?? new Set()).add(placeOf(file)));
  return users;
}

/** Screens and layers that use a part, directly or through other parts. */
function reaches(part: string, users: Users, seen = new Set<string>()): Set<string> {
  const found = new Set<string>();
  for (const user of users.get(part) ?? []) {
    if (!user.startsWith('src/parts/')) found.add(user);
    else if (!seen.has(user)) for (const place of reaches(user, users, seen.add(user))) found.add(place);
  }
  return found;
}

function ofOneScreen(code: ReadonlyMap<string, string>): string[] {
  const users = usersIn(code);
  return [...users.keys()]
    .filter((place) => place.startsWith('src/parts/'))
    .filter((part) => {
      const found = [...reaches(part, users)];
      return found.length < 2 && found.every((place) => place.startsWith('src/features/'));
    });
}

it('detects a part with only one screen, also through another part', () => {
  const one = new Map([
    ['src/features/work/case/a.tsx', "import { B } from '#parts/b/b.tsx';"],
    ['src/parts/b/b.tsx', "import { C } from '#parts/c.tsx';"],
  ]);
  expect(ofOneScreen(one)).toEqual(['src/parts/b', 'src/parts/c.tsx']);
  const two = new Map([...one, ['src/features/work/diary/d.tsx', "import { C } from '#parts/c.tsx';"]]);
  expect(ofOneScreen(two)).toEqual(['src/parts/b']);
});

it('finds no part with only one screen', () => {
  const code = new Map(filesIn(ALL_SOURCE).map((file) => [file, readFileSync(file, 'utf8')]));
  expect(usersIn(code).size).toBeGreaterThan(100);
  expect(ofOneScreen(code)).toEqual([]);
});
