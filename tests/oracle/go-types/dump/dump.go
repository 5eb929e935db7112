// Says what go/types makes of packages: every expression with its type and constant value, and every fault.
// Reads a list of packages as JSON, answers with one line of JSON per package.
package main

import (
	"bufio"
	"encoding/json"
	"go/ast"
	"go/constant"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"strings"
)

type request struct {
	Path  string            `json:"path"`
	Files map[string]string `json:"files"`
	Names []string          `json:"names"`
}

type expression struct {
	File  int    `json:"f"`
	Start int    `json:"s"`
	End   int    `json:"e"`
	Node  string `json:"n"`
	Mode  string `json:"m"`
	Type  string `json:"t"`
	Value string `json:"v,omitempty"`
}

type fault struct {
	File    int    `json:"file"`
	Offset  int    `json:"offset"`
	Message string `json:"message"`
	Soft    bool   `json:"soft"`
}

type answer struct {
	Path        string       `json:"path"`
	Expressions []expression `json:"expressions"`
	Faults      []fault      `json:"faults"`
	Order       []string     `json:"order"`
}

func main() {
	var requests []request
	if err := json.NewDecoder(bufio.NewReader(os.Stdin)).Decode(&requests); err != nil {
		panic(err)
	}
	fset := token.NewFileSet()
	sources := importer.ForCompiler(fset, "source", nil)
	out := bufio.NewWriter(os.Stdout)
	encoder := json.NewEncoder(out)
	for _, one := range requests {
		encoder.Encode(check(fset, sources, one))
	}
	out.Flush()
}

func check(fset *token.FileSet, sources types.Importer, r request) answer {
	result := answer{Path: r.Path, Expressions: []expression{}, Faults: []fault{}, Order: []string{}}
	var files []*ast.File
	index := map[string]int{}
	note := func(pos token.Position, message string, soft bool) {
		result.Faults = append(result.Faults, fault{index[pos.Filename], pos.Offset, message, soft})
	}
	for i, name := range r.Names {
		index[name] = i
		var source interface{}
		if text, ok := r.Files[name]; ok {
			source = text
		}
		file, err := parser.ParseFile(fset, name, source, parser.SkipObjectResolution)
		if err != nil {
			note(token.Position{Filename: name}, "syntax: "+err.Error(), false)
			return result
		}
		files = append(files, file)
	}
	info := &types.Info{Types: map[ast.Expr]types.TypeAndValue{}}
	config := types.Config{
		Importer:    sources,
		FakeImportC: true,
		Sizes:       types.SizesFor("gc", "amd64"),
		Error: func(err error) {
			if e, ok := err.(types.Error); ok {
				note(fset.Position(e.Pos), e.Msg, e.Soft)
			}
		},
	}
	config.Check(r.Path, fset, files, info)
	for _, initializer := range info.InitOrder {
		for _, v := range initializer.Lhs {
			result.Order = append(result.Order, v.Name())
		}
	}
	written := map[ast.Node]bool{}
	for _, file := range files {
		ast.Inspect(file, func(node ast.Node) bool {
			written[node] = true
			return true
		})
	}
	for node, tv := range info.Types {
		if !written[node] {
			continue // The 1 of x++.
		}
		start, end := fset.Position(node.Pos()), fset.Position(node.End())
		result.Expressions = append(result.Expressions, expression{
			index[start.Filename], start.Offset, end.Offset, kindOf(node, tv), modeOf(tv), typeOf(tv), valueOf(tv.Value),
		})
	}
	return result
}

func kindOf(node ast.Expr, tv types.TypeAndValue) string {
	switch node.(type) {
	case *ast.FuncType:
		return "function type"
	case *ast.Ellipsis:
		return "ellipsis"
	case *ast.KeyValueExpr:
		return "key"
	case *ast.BinaryExpr, *ast.UnaryExpr:
		if tv.IsType() {
			return "union"
		}
	}
	return ""
}

func modeOf(tv types.TypeAndValue) string {
	switch {
	case tv.IsVoid():
		return "no-value"
	case tv.IsType():
		return "type"
	case tv.IsBuiltin():
		return "builtin"
	case tv.IsNil():
		return "nil"
	case tv.Value != nil:
		return "constant"
	case tv.Addressable():
		return "variable"
	case tv.Assignable():
		return "map-index"
	case tv.HasOk():
		return "comma-ok"
	case tv.IsValue():
		return "value"
	}
	return "unknown"
}

func typeOf(tv types.TypeAndValue) string {
	if tv.Type == nil || tv.IsBuiltin() {
		return ""
	}
	return types.TypeString(tv.Type, func(p *types.Package) string { return p.Path() })
}

func valueOf(v constant.Value) string {
	if v == nil {
		return ""
	}
	switch v.Kind() {
	case constant.String:
		var b strings.Builder
		for _, c := range []byte(constant.StringVal(v)) {
			b.WriteRune(rune(c))
		}
		return "s:" + b.String()
	case constant.Bool:
		return "b:" + v.ExactString()
	case constant.Int:
		return "n:" + v.ExactString() + "/1"
	case constant.Float:
		return "n:" + fraction(v)
	case constant.Complex:
		return "c:" + fraction(constant.Real(v)) + ":" + fraction(constant.Imag(v))
	}
	return "unknown"
}

func fraction(v constant.Value) string {
	n, d := constant.Num(v), constant.Denom(v)
	if n.Kind() != constant.Int || d.Kind() != constant.Int {
		return "?"
	}
	return n.ExactString() + "/" + d.ExactString()
}
