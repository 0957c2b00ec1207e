/** What the other routes ask: only where a route could be open, and folded until then. */
import { useDeferredValue, useMemo } from 'react';
import { RouteFields } from '#parts/route-facts/route-fields.tsx';
import { useText } from '#parts/text-context.tsx';
import type { InputsProps } from './calculator-fields.ts';
import { controlId } from './calculator-form.ts';
import { routeQuestions } from './route-questions.ts';

export function RouteInputs({ form, write, faults, tab, asOf, tables, record }: InputsProps) {
  const { calculator: words } = useText();
  // the law is asked which questions stand after the key has been drawn
  const settled = useDeferredValue(form);
  const questions = useMemo(
    () => (tables ? routeQuestions(settled, { tab, asOf, tables, record }) : []),
    [settled, tab, asOf, tables, record],
  );
  if (questions.length === 0) return null;
  return (
    <details className="calc-more">
      <summary>{words.routes(questions.length)}</summary>
      <div className="stack">
        {questions.map((question) => (
          <RouteFields
            key={question}
            question={question}
            form={form.routes}
            write={(change) => write({ routes: { ...form.routes, ...change } })}
            idOf={controlId}
            errorOf={(field) => faults.find(({ id }) => id === controlId(field))?.message}
          />
        ))}
      </div>
    </details>
  );
}
