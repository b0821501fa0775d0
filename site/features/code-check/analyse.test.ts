import { describe, expect, it } from 'vitest'
import { analyseCode } from './analyse.ts'

/** What the code refers to, with the lines. */
const uses = (code: string) => Object.fromEntries(analyseCode(code).references)
const names = (code: string) => [...analyseCode(code).references.keys()].sort()

describe('what is a function and what is not', () => {
  it.each<[string, string, string[]]>([
    ['a call', 'y = sin(x);', ['sin', 'x']],
    ['a variable hides a function of its name', 'sum = 3;\ny = sum(1);', []],
    ['wherever in the function it is assigned', 'function y = f\ny = max(1);\nmax = 2;\nend', []],
    ['a script calls the function before it assigns the name', 'y = max(1);\nmax = 2;\nmax(1)', ['max']],
    ['even in the assignment', 'trainNetwork = trainNetwork(1);', ['trainNetwork']],
    ['the next round of a loop knows what the last assigned', 'for k = 1:3\nif k > 1, last, end\nlast = k;\nend', []],
    ['clear gives the name back', 'sum = 3; sum(1);\nclear sum\nsum(1)', ['clear', 'sum']],
    ['clear all', 'sum = 3; max = 1;\nclear\nsum(1); max(1)', ['clear', 'max', 'sum']],
    ['clearvars but some', 'sum = 3; max = 1;\nclearvars -except max\nsum(1); max(1)', ['clearvars', 'sum']],
    ['a function in a script does not see its variables', 'sum = 1;\nfunction y = f(x)\ny = sum(x);\nend', ['sum']],
    ['load with names makes variables', "load data.mat a b\nload('data', 'c')\na + b + c", ['load']],
    ['a handle is of the function, whatever the variables are', 'sin = 1; f = @sin;', ['sin']],
    ['a name in a text too', "sin = 1; feval('sin', 1); ode45('cos', [0 1], 1)", ['cos', 'feval', 'ode45', 'sin']],
    ['an indexed and a field assignment make variables', 'a(find(b)) = 1;\nc.plot.x{2} = 3;\na(1); c;', ['b', 'find']],
    ['a list of results', '[q, ~, r.max] = deal(1);\n[u v] = size(q);\nu+v+q+r', ['deal', 'size']],
    ['== assigns nothing', 'if sum == 3, disp(1), end', ['disp', 'sum']],
    ['loop variables', 'for i = 1:3, i, end\nparfor (j = 1:4, 2)\n j\nend', []],
    ['global and persistent', 'global plot\npersistent n\nplot(n)', []],
    ['the caught error', 'try\n foo\ncatch err\n disp(err)\nend', ['disp', 'foo']],
    ['syms declares', 'syms x y\nx + y', ['syms']],
    ['fields and methods are no functions', 's.plot(1).max.min; f(2).sin; g{1}.cos', ['f', 'g', 's.plot']],
    ['dynamic fields', 's = 1; s.(upper(n))', ['n', 'upper']],
    ['handles', 'h = @sin; cellfun(@cos, c)', ['c', 'cellfun', 'cos', 'sin']],
    ['names of handles as texts', "feval('tan', 1); cellfun('isempty', {})", ['cellfun', 'feval', 'isempty', 'tan']],
    ['parameters of anonymous functions', 'g = @(max, n) max + n + min(n);', ['min']],
    ['end with their body', 'cellfun(@(max) max + 1, max)', ['cellfun', 'max']],
    ['also when nested', 'f = @(a) @(b) a + b + c; b', ['b', 'c']],
    ['options by name', 'plot(x, Color="red", max=2)', ['plot', 'x']],
    ['dotted names stay together', 'm = containers.Map(); m.keys', ['containers.Map']],
    ['a parent’s method', 'obj = 1; obj@handle(); x = run@Base(obj)', ['run']],
    ['class of a name', 'm = ?double', ['double']],
  ])('%s', (_title, code, expected) => {
    expect(names(code)).toEqual(expected)
  })
})

describe('quotes, comments and texts', () => {
  it.each<[string, string, string[]]>([
    ['transpose after a name', "a = b' * sin(c)'; d = 'cos(1)';", ['b', 'c', 'sin']],
    ['after brackets, numbers and itself', "a = (1)' + [2]' + {3}' + 4' + 1e3' + e''; f = tan(1)", ['e', 'tan']],
    ['after a dot', "a = b.'; c = 3.'; d = exp(1)", ['b', 'exp']],
    ['after end in an index', "a = b(end)'; c = log(1)", ['b', 'log']],
    [
      'texts begin after a blank in brackets',
      "a = [b 'sin(1)' c']; d = {e, 'cos'}; f = abs(1)",
      ['abs', 'b', 'c', 'e'],
    ],
    ['after a keyword', "switch a, case 'sin', b = abs(1); end", ['a', 'abs']],
    ['after an operator', "a = 'x' == 'sin'; b = ~'cos'", []],
    ['doubled quotes', 'a = \'it\'\'s sin(1)\'; b = "say ""cos"""; c = abs(1)', ['abs']],
    ['quotes in the other quotes', 'a = "it\'s"; b = \'say "\'; c = abs(1)', ['abs']],
    ['per cent in texts', "a = sprintf('%d%%', abs(1)); % sin(1)", ['abs', 'sprintf']],
    ['an unclosed text ends with its line', "a = 'open\nb = abs(1)", ['abs']],
    ['block comments, nested', '%{\nsin(1)\n  %{\ncos(1)\n %}\ntan(1)\n%}\nabs(1)', ['abs']],
    ['%{ with code beside it is a line comment', 'abs(1) %{\nsin(1) %}\n', ['abs', 'sin']],
    ['an unclosed block comment', 'abs(1)\n%{\nsin(1)\n%}\n%{\ncos(1)', ['abs']],
    ['continuation', 'a = abs(1) + ... sin(1)\n cos(2)', ['abs', 'cos']],
    ['continuation after a number', 'a = [1 2 ...\n 3...\n abs(4)]', ['abs']],
    ['a command goes on', 'a = sin ...\n (1)', ['sin']],
  ])('%s', (_title, code, expected) => {
    expect(names(code)).toEqual(expected)
  })
})

describe('command syntax', () => {
  it.each<[string, string, string[]]>([
    ['words are words', 'hold on\nclose all; format long g, clc', ['clc', 'close', 'format', 'hold']],
    ['with a quote in them', "title 'sin(1); cos(1)'\nabs(1)", ['abs', 'title']],
    ['a comment ends them', 'warning off % sin(1)', ['warning']],
    ['an operator with blanks makes an expression', 'a - sin(1)', ['a', 'sin']],
    ['an operator without makes a command', 'disp -sin(1)', ['disp']],
    ['a bracket makes a call', 'disp (sin(1))', ['disp', 'sin']],
    ['a comparison', 'a == sin(1)', ['a', 'sin']],
    ['a transpose', "a ' + sin(1)", ['a', 'sin']],
    ['after else and try', 'if 1, abs(1), else hold on, end, try hold off, catch, end', ['abs', 'hold']],
    ['cd ..', 'cd ..\nabs(1)', ['abs', 'cd']],
    ['only at the beginning', 'x = hold', ['hold']],
    ['a call to the system is no function', '!ls sin(1)\nabs(1)', ['abs']],
  ])('%s', (_title, code, expected) => {
    expect(names(code)).toEqual(expected)
  })
})

describe('functions and classes', () => {
  it('parameters, results and own functions are known', () => {
    const facts = analyseCode(
      'function [a, b] = first(max, varargin)\na = second(max); b = sin(varargin{1});\nend\nfunction y = second(x)\ny = max(x);\nend',
    )
    expect([...facts.defined]).toEqual(['first', 'second'])
    expect(Object.fromEntries(facts.references)).toEqual({ second: [2], sin: [2], max: [5] })
  })

  it('a nested function shares the variables around it, and one beside it does not', () => {
    expect(names('function outer\nmax = 1;\n  function inner\n  x = max(1);\n  end\nend')).toEqual([])
    expect(names('function one\nmax = 1;\nend\nfunction two\nx = max(1);\nend')).toEqual(['max'])
  })

  it('functions without end are beside each other', () => {
    expect(names('function one\nmax = 1;\nif max, disp(1), end\nfunction two\nx = max(1);')).toEqual(['disp', 'max'])
  })

  it('end in an index closes nothing', () => {
    expect(
      names('function one\nx = 1; max = x(end); y = x([1 end]); z = {x{end}};\nend\nfunction two\nmax(1);\nend'),
    ).toEqual(['max'])
  })

  it('a class: properties, checks, methods, events, enumeration', () => {
    const code = [
      'classdef (Sealed = true) Car < handle & matlab.mixin.Copyable',
      '  properties (Access = private)',
      '    size (1,1) double {mustBePositive} = pi',
      '    Color',
      '  end',
      '  events',
      '    Started',
      '  end',
      '  enumeration',
      '    Red (1), Green (2)',
      '  end',
      '  methods (Abstract)',
      '    y = drive(obj, plot)',
      '  end',
      '  methods',
      '    function obj = Car(n)',
      '      arguments',
      '        n (1,1) double {mustBeInteger} = max(1)',
      '      end',
      '      obj.size = size(n);',
      '    end',
      '    function set.Color(obj, value), obj.Color = upper(value); end',
      '  end',
      'end',
    ].join('\n')
    expect(uses(code)).toEqual({
      double: [3, 18],
      handle: [1],
      'matlab.mixin.Copyable': [1],
      max: [18],
      mustBeInteger: [18],
      mustBePositive: [3],
      pi: [3],
      size: [20],
      upper: [22],
    })
    expect(analyseCode(code).defined.has('Car')).toBe(true)
  })

  it('code that is made while it runs is said to be unseen', () => {
    expect(analyseCode("a = 1;\neval('sin(1)')\n!dir\nx = evalin('base', 'y');").unseen).toEqual([2, 3, 4])
  })
})

describe('what cannot be seen', () => {
  it.each([
    ['code in a text', "str2func('@(x) trainNetwork(x)'); fplot('sin(x)'); inline('x^2')"],
    ['a name that is not written there', 'feval(name, 1)'],
    ['another script', 'run prepare.m'],
    ['a program', "[s, out] = system('dir');"],
  ])('%s', (_name, code) => {
    expect(analyseCode(code).unseen).toEqual([1])
  })

  it.each([
    ['feval(@sin, 1)', []],
    ['cellfun(@(x) x + 1, c)', []],
  ])('%s hides nothing', (code, lines) => {
    expect(analyseCode(code).unseen).toEqual(lines)
  })

  it.each([
    ['load data.mat', [1]],
    ["load('data.mat')", [1]],
    ['load(file)', [1]],
    ['load data.mat x*', [1]],
    ['load data.mat a b', []],
    ["s = load('data.mat');", []],
  ])('%s', (code, lines) => {
    expect(analyseCode(code).loads).toEqual(lines)
  })
})

describe('lines', () => {
  it.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['CR', '\r'],
  ])('are counted with %s', (_name, end) => {
    const code = [
      '% 注释',
      'sin(1)',
      '%{',
      '块',
      '%}',
      'a = [1',
      "  cos(2) ' ",
      '];',
      'x = tan( ...',
      ' cot(3))',
      '',
    ].join(end)
    expect(uses(code)).toEqual({ sin: [2], cos: [7], tan: [9], cot: [10] })
    expect(analyseCode(code).lines).toBe(11)
  })

  it('a name is found once a line', () => {
    expect(uses('sin(1) + sin(2)\nsin(3)')).toEqual({ sin: [1, 2] })
  })

  it('an unclosed bracket does not swallow the rest', () => {
    expect(names('a = sin(1\nb = cos(2)')).toEqual(['cos', 'sin'])
    expect(names('function one\na = [sin(1\nfunction two\nplot(1)')).toEqual(['plot', 'sin'])
  })
})
