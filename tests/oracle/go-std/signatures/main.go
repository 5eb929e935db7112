// Command signatures compares what our packages export with what the real ones do, and prints one line for
// every difference.
package main

import (
	"fmt"
	"go/ast"
	"go/build"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"path/filepath"
	"sort"
	"strings"
)

const module = "virgostd/"

var fset = token.NewFileSet()

var realImporter = importer.ForCompiler(fset, "source", nil)

// ours imports the packages of the module from their folders.
type ours map[string]*types.Package

func (o ours) Import(path string) (*types.Package, error) {
	if !strings.HasPrefix(path, module) {
		return realImporter.Import(path)
	}
	if p, ok := o[path]; ok {
		return p, nil
	}
	p, err := check(path, strings.TrimPrefix(path, module), o)
	o[path] = p
	return p, err
}

func check(path, folder string, imports types.Importer) (*types.Package, error) {
	names, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil {
		return nil, err
	}
	var files []*ast.File
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(fset, name, nil, 0)
		if err != nil {
			return nil, err
		}
		files = append(files, file)
	}
	config := types.Config{Importer: imports}
	return config.Check(path, fset, files, nil)
}

// theirs returns the real package, or nil where this Go has none.
func theirs(path string) *types.Package {
	if strings.HasPrefix(path, "golang.org/") {
		folder := filepath.Join(build.Default.GOROOT, "src/cmd/vendor", path)
		if _, err := os.Stat(folder); err != nil {
			return nil
		}
		p, err := check(path, folder, realImporter)
		if err != nil {
			panic(err)
		}
		return p
	}
	if folder := filepath.Join(build.Default.GOROOT, "src", path); !exists(folder) {
		return nil
	}
	p, err := realImporter.Import(path)
	if err != nil {
		panic(err)
	}
	return p
}

func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}

func main() {
	compared := 0
	imports := ours{}
	for _, path := range os.Args[1:] {
		our, err := imports.Import(module + path)
		if err != nil {
			panic(err)
		}
		real := theirs(path)
		if real == nil {
			fmt.Println("absent", path)
			continue
		}
		c := comparison{path: path}
		c.scopes(our.Scope(), real.Scope())
		compared += c.compared
	}
	fmt.Println("compared", compared)
}

type comparison struct {
	path     string
	compared int
}

func (c *comparison) scopes(our, real *types.Scope) {
	for _, name := range our.Names() {
		if !token.IsExported(name) {
			continue
		}
		if theirs := real.Lookup(name); theirs != nil {
			c.objects(our.Lookup(name), theirs)
		} else if file := fset.Position(our.Lookup(name).Pos()).Filename; !strings.HasSuffix(file, "/shim_bridge.go") {
			fmt.Println("newer", c.path+"."+name)
		}
	}
	for _, name := range real.Names() {
		if token.IsExported(name) && our.Lookup(name) == nil {
			fmt.Println("missing", c.path+"."+name)
		}
	}
}

func (c *comparison) same(name, our, real string) {
	c.compared++
	if our != real {
		fmt.Printf("different %s.%s: ours %s, real %s\n", c.path, name, our, real)
	}
}

func (c *comparison) objects(our, real types.Object) {
	name := our.Name()
	switch our := our.(type) {
	case *types.Const:
		theirs, ok := real.(*types.Const)
		c.same(name, "constant", map[bool]string{true: "constant", false: "none"}[ok])
		if ok {
			c.same(name, our.Val().ExactString(), theirs.Val().ExactString())
		}
	case *types.TypeName:
		c.types(name, our, real)
		return
	}
	c.same(name, fmt.Sprintf("%T ", our)+canon(our.Type()), fmt.Sprintf("%T ", real)+canon(real.Type()))
}

func (c *comparison) types(name string, our *types.TypeName, real types.Object) {
	if _, ok := real.(*types.TypeName); !ok {
		c.same(name, "type", "none")
		return
	}
	c.same(name, fmt.Sprint(our.IsAlias()), fmt.Sprint(real.(*types.TypeName).IsAlias()))
	ourShape, realShape := our.Type().Underlying(), real.Type().Underlying()
	if s, ok := realShape.(*types.Struct); ok {
		c.fields(name, ourShape, s)
	} else {
		c.same(name, canon(ourShape), canon(realShape))
	}
	c.methods(name, methodsOf(our.Type()), methodsOf(real.Type()))
}

func (c *comparison) fields(name string, our types.Type, real *types.Struct) {
	s, ok := our.(*types.Struct)
	if !ok {
		c.same(name, canon(our), "struct")
		return
	}
	theirs := map[string]types.Type{}
	for i := 0; i < real.NumFields(); i++ {
		theirs[real.Field(i).Name()] = real.Field(i).Type()
	}
	for i := 0; i < s.NumFields(); i++ {
		field := s.Field(i)
		if !field.Exported() {
			continue
		}
		if t, ok := theirs[field.Name()]; ok {
			c.same(name+"."+field.Name(), canon(field.Type()), canon(t))
			delete(theirs, field.Name())
		} else {
			fmt.Println("newer", c.path+"."+name+"."+field.Name())
		}
	}
	for field := range theirs {
		if token.IsExported(field) {
			fmt.Println("missing", c.path+"."+name+"."+field)
		}
	}
}

// methodsOf returns the exported methods, those that need a pointer with a star.
func methodsOf(t types.Type) map[string]string {
	found := map[string]string{}
	if !types.IsInterface(t) {
		add(found, types.NewMethodSet(types.NewPointer(t)), "*")
	}
	add(found, types.NewMethodSet(t), "")
	return found
}

func add(found map[string]string, set *types.MethodSet, star string) {
	for i := 0; i < set.Len(); i++ {
		if method := set.At(i).Obj(); method.Exported() {
			found[method.Name()] = star + canon(method.Type())
		}
	}
}

func (c *comparison) methods(name string, our, real map[string]string) {
	for _, method := range keys(our) {
		if t, ok := real[method]; ok {
			c.same(name+"."+method, our[method], t)
		} else {
			fmt.Println("newer", c.path+"."+name+"."+method)
		}
	}
	for _, method := range keys(real) {
		if _, ok := our[method]; !ok {
			fmt.Println("missing", c.path+"."+name+"."+method)
		}
	}
}

func keys(m map[string]string) []string {
	var all []string
	for key := range m {
		all = append(all, key)
	}
	sort.Strings(all)
	return all
}

// canon prints a type without the names of parameters, and ours as if they were the real ones.
func canon(t types.Type) string {
	switch t := t.(type) {
	case *types.Named:
		name := t.Obj().Name()
		if p := t.Obj().Pkg(); p != nil {
			name = strings.TrimPrefix(p.Path(), module) + "." + name
		}
		for i := 0; i < t.TypeArgs().Len(); i++ {
			name += "[" + canon(t.TypeArgs().At(i)) + "]"
		}
		return name
	case *types.Pointer:
		return "*" + canon(t.Elem())
	case *types.Slice:
		return "[]" + canon(t.Elem())
	case *types.Array:
		return fmt.Sprint("[", t.Len(), "]", canon(t.Elem()))
	case *types.Map:
		return "map[" + canon(t.Key()) + "]" + canon(t.Elem())
	case *types.Chan:
		return fmt.Sprint("chan", t.Dir(), " ", canon(t.Elem()))
	case *types.Signature:
		return fmt.Sprint("func", tuple(t.Params()), t.Variadic(), tuple(t.Results()))
	case *types.Interface:
		var methods []string
		for i := 0; i < t.NumMethods(); i++ {
			if t.Method(i).Exported() {
				methods = append(methods, t.Method(i).Name()+canon(t.Method(i).Type()))
			}
		}
		sort.Strings(methods)
		return "interface{" + strings.Join(methods, ";") + "}"
	case *types.TypeParam:
		return fmt.Sprint("T", t.Index())
	}
	return t.String()
}

func tuple(t *types.Tuple) string {
	var all []string
	for i := 0; i < t.Len(); i++ {
		all = append(all, canon(t.At(i).Type()))
	}
	return "(" + strings.Join(all, ",") + ")"
}
